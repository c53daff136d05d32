import { MediaQuery } from "svelte/reactivity";

/** Room for few words only: a phone, upright or lying. */
export const narrow = new MediaQuery("(max-width: 620px), (max-height: 560px)");
