// Debian's chromium, and how it is started: as root, without a screen, without errands of its own.
export const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";

export const flags = [
  "--no-sandbox", // the tests may run as root, in a container
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  // The browser's own errands would leave this machine.
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
