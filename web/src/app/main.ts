import { mount } from "svelte";

import "../style/page.css";
import App from "./App.svelte";
import { holdLinks } from "./base";

holdLinks();
mount(App, { target: document.getElementById("app")! });
