// Before the first paint, so that a dark room never flashes: the theme that was chosen (src/app/settings.svelte.ts keeps
// it), else what the system prefers.
(() => {
  let theme = "auto";
  try {
    theme = JSON.parse(localStorage.getItem("trictrac.settings") ?? "{}").theme ?? "auto";
  } catch {
    // Nothing is kept here, or nothing that can be read.
  }
  if (theme === "auto") theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
})();
