/** Links and pictures: sent where the device can send, else copied or kept as a file. */
import { frame } from "../app/frame.svelte";
import { t } from "../app/settings.svelte";
import { pictureOf } from "./picture";

/** People who close the device's own dialog want nothing more. */
async function send(data: ShareData): Promise<boolean> {
  if (!matchMedia("(pointer: coarse)").matches || !navigator.canShare?.(data)) return false;
  await navigator.share(data).catch(() => undefined);
  return true;
}

export async function sendLink(title: string, url: string): Promise<void> {
  if (await send({ title, url })) return;
  await frame.copyAddress(url);
}

/** The board as it is drawn, under a title; `name` is that of the file. */
export async function sendPicture(board: HTMLElement, title: string, name: string): Promise<void> {
  try {
    const file = new File([await pictureOf(board, title, location.host)], `${name}.png`, { type: "image/png" });
    if (await send({ title, files: [file] })) return;
    const address = URL.createObjectURL(file);
    const way = Object.assign(document.createElement("a"), { href: address, download: file.name });
    way.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  } catch {
    frame.tell(t("web-share-failed"), "refusal");
  }
}
