import { mount } from "svelte";

import "../style/page.css";
import Demo from "./Demo.svelte";

mount(Demo, { target: document.getElementById("app")! });
