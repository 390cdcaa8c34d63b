import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { routeTable, type RouteRow } from "@autotune/routes";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const rows: readonly RouteRow[] = routeTable;
const parameters = new Set(rows.flatMap(({ queryParams = [] }) => queryParams));

it("Varnish passes on every query that decides what a page shows", async () => {
  const vcl = await readFile(join(root, "deploy/varnish/shop.vcl"), "utf8");
  const [, list = ""] = /x-query ~ "\(\^\|&\)\(([\w|]+)\)=\[\^&\]"/.exec(vcl) ?? [];
  expect(new Set(list.split("|"))).toEqual(parameters);
});

it("nginx has every such query in the key of a page's data", async () => {
  const template = await readFile(join(root, "deploy/nginx/shop.conf.template"), "utf8");
  const [, key = ""] = /~\\\.data\$\s+"\?([^"]+)"/.exec(template) ?? [];
  expect(new Set(key.split("|"))).toEqual(
    new Set(["_routes", ...parameters].map((name) => `$arg_${name}`)),
  );
});
