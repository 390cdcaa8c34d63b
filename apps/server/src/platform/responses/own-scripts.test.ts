import { expect, it } from "vitest";
import { ownScripts } from "./own-scripts.ts";

const isOwn = ownScripts(new Set(["start()"]));
const enqueue = (literal: string) =>
  `window.__reactRouterContext.streamController.enqueue(${literal});`;
const routes = (more = "") => `;
import * as route0 from "/assets/root-CooUrQia.js";
import * as route1 from "/assets/content-page-Bx1aAF8v.js";
  window.__reactRouterManifest = {"entry":{"module":"/assets/a.js"}${more}};
  window.__reactRouterRouteModules = {"root":route0,"AutoTune-lang_es":route1};

import("/assets/entry.client-UDVnqBA_.js");`;

it.each([
  ["the build's own", "start()"],
  ["the router's data", enqueue(JSON.stringify('[{"_1":2},"a \\"b\\" );alert(1)//"]\n'))],
  ["the end of it", "window.__reactRouterContext.streamController.close();"],
  ["the page's routes", routes()],
])("%s is ours", (_what, script) => {
  expect(isOwn(script)).toBe(true);
});

it.each([
  ["anything else", "alert(1)"],
  ["an empty one", ""],
  ["one that begins as ours", "start();alert(1)"],
  ["code instead of data", enqueue("alert(1)")],
  ["code after the data", enqueue('"a");alert("b"')],
  ["a template", enqueue("`${alert(1)}`")],
  ["data and more", `${enqueue('"a"')}alert(1);`],
  ["a route of another host", routes().replace("/assets/root", "https://elsewhere.test/root")],
  ["code in the list of routes", routes(',"a":alert(1)')],
  ["code after the list", `${routes()}alert(1)`],
  ["code among the modules", routes().replace(":route0", ":alert(1)")],
])("%s is not", (_what, script) => {
  expect(isOwn(script)).toBe(false);
});
