import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";
import config from "../../../lingui.config.ts";

const storefront = join(import.meta.dirname, "../../..");

/** What a page made of blocks loads before any interaction. */
const entries = [
  "entry.client.tsx",
  "root.tsx",
  "routes/content-page.tsx",
  "routes/product.tsx",
  "routes/unknown-url.tsx",
];

/** Rendered by the server alone, so that no browser loads its code. */
const serverOnly = join(storefront, "app/shell/no-script-note.tsx");

/** The files that these import statically. Dynamic imports are not among them. */
function filesWith(files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const folder = dirname(file);
    const imports = readFileSync(file, "utf8").matchAll(
      /^(?:import|export) (?!type )(?:[^;]*? from )?"(\.[^"]+)"/gm,
    );
    for (const [, path = ""] of imports) {
      const imported = join(folder, path);
      if (!imported.endsWith(".server.ts") && existsSync(imported)) waiting.push(imported);
    }
  }
  return found;
}

it("the first view finds its texts in the first catalogue", () => {
  const [firstView] = config.catalogs ?? [];
  const included = (firstView?.include ?? []).map((place) =>
    place.replace("<rootDir>", storefront),
  );
  const texts = [...filesWith(entries.map((entry) => join(storefront, "app", entry)))].filter(
    (file) => file !== serverOnly && /"@lingui\/\w+\/macro"/.test(readFileSync(file, "utf8")),
  );
  expect(texts.length).toBeGreaterThan(20);
  const missing = texts.filter((file) => !included.some((place) => file.startsWith(place)));
  expect(missing.map((file) => relative(storefront, file))).toEqual([]);
});
