const data = "window.__reactRouterContext.streamController.";
const asset = String.raw`"/assets/[\w.-]+\.js"`;
const routeImports = new RegExp(
  String.raw`^;?\n?(?:import \* as route\d+(?:_\w+)? from ${asset};\n)+`,
);
const manifest = "  window.__reactRouterManifest = ";
const routeModules = ";\n  window.__reactRouterRouteModules = ";
const entry = new RegExp(String.raw`^\{(?:"[\w-]+":route\d+,?)+\};\n\nimport\(${asset}\);$`);

/**
 * Which inline scripts of a page are ours. The fixed ones are those that the build puts into a page without content.
 * React Router's scripts with a page's data and its routes differ from page to page: they are ours if they have
 * exactly that form, in which nothing but data can stand.
 */
export function ownScripts(fixed: ReadonlySet<string>): (script: string) => boolean {
  return (script) => fixed.has(script) || isRouterData(script) || isRouteList(script);
}

export function isRouterData(script: string): boolean {
  if (script === `${data}close();`) return true;
  const start = `${data}enqueue(`;
  if (!script.startsWith(start) || !script.endsWith(");")) return false;
  return typeof readJson(script.slice(start.length, -2)) === "string";
}

export function isRouteList(script: string): boolean {
  const imports = routeImports.exec(script)?.[0];
  if (imports === undefined || !script.startsWith(manifest, imports.length)) return false;
  const json = imports.length + manifest.length;
  const end = script.indexOf(routeModules, json);
  if (end === -1) return false;
  const described = readJson(script.slice(json, end));
  const isDescribed = typeof described === "object" && described !== null;
  return isDescribed && entry.test(script.slice(end + routeModules.length));
}

/** One value of JSON; as code it is that value too, whatever its texts say. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
