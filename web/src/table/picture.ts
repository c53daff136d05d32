/** A picture of the board as it is drawn, to be kept or sent: its SVG with the styles of the page, drawn on a canvas. */

const SVG = "http://www.w3.org/2000/svg";
const WIDTH = 1200;
const MARGIN = 40;
const HEAD = 120;

/** The rules of the page's own style sheets; those of fonts and screens are left out. */
function stylesOf(page: Document): string {
  return [...page.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule)
    .map((rule) => rule.cssText)
    .join("\n");
}

/** The drawing of a board as one SVG that needs nothing around it. */
export function svgOf(board: HTMLElement): { text: string; ratio: number } {
  const layers = [...board.querySelectorAll<SVGSVGElement>(".instrument > svg")];
  const { width, height } = layers[0]!.viewBox.baseVal;
  const whole = document.createElementNS(SVG, "svg");
  whole.setAttribute("viewBox", `0 0 ${width} ${height}`);
  whole.setAttribute("width", String(width));
  whole.setAttribute("height", String(height));
  const style = document.createElementNS(SVG, "style");
  style.textContent = stylesOf(document);
  const room = document.createElementNS(SVG, "g");
  room.setAttribute("class", board.getAttribute("class") ?? "board");
  room.dataset["theme"] = board.dataset["theme"] ?? "light";
  for (const layer of layers) room.append(...[...layer.childNodes].map((node) => node.cloneNode(true)));
  whole.append(style, room);
  return { text: new XMLSerializer().serializeToString(whole), ratio: height / width };
}

/** The board under a title and a line, in the colours of the page. */
export async function pictureOf(board: HTMLElement, title: string, line: string): Promise<Blob> {
  const { text, ratio } = svgOf(board);
  const drawing = new Image();
  drawing.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await drawing.decode();
  const width = WIDTH - 2 * MARGIN;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = Math.round(HEAD + width * ratio + MARGIN);
  const pen = canvas.getContext("2d")!;
  const page = getComputedStyle(document.documentElement);
  const colour = (name: string) => page.getPropertyValue(name).trim();
  const family = getComputedStyle(board).fontFamily;
  pen.fillStyle = colour("--page");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.textBaseline = "middle";
  pen.fillStyle = colour("--page-ink");
  pen.font = `500 52px ${family}`;
  pen.fillText(title, MARGIN, HEAD / 2, 0.62 * width);
  pen.fillStyle = colour("--page-soft");
  pen.font = `30px ${family}`;
  pen.textAlign = "right";
  pen.fillText(line, WIDTH - MARGIN, HEAD / 2 + 4, 0.34 * width);
  pen.drawImage(drawing, MARGIN, HEAD, width, width * ratio);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("the canvas gives no picture"))), "image/png"),
  );
}
