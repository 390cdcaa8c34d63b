import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "@autotune/scripts/stack";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { parse } from "yaml";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { metricsNamed } from "../../fixtures/metrics-named.ts";
import { startPrometheus, type Prometheus } from "../../fixtures/prometheus.ts";
import { edge, expect, shopUrl } from "../../fixtures/shop-test.ts";

const dashboard = Compile(
  Type.Object({
    title: Type.String(),
    panels: Type.Array(
      Type.Object({
        title: Type.String(),
        targets: Type.Array(Type.Object({ expr: Type.String() })),
      }),
    ),
  }),
);
const rules = Compile(
  Type.Object({
    groups: Type.Array(
      Type.Object({
        rules: Type.Array(
          Type.Object({ expr: Type.String(), alert: Type.Optional(Type.String()) }),
        ),
      }),
    ),
  }),
);

async function panelQueries(): Promise<{ where: string; query: string }[]> {
  const folder = join(root, "deploy/grafana");
  const all: { where: string; query: string }[] = [];
  for (const file of (await readdir(folder)).filter((name) => name.endsWith(".json"))) {
    const { title, panels } = dashboard.Parse(
      JSON.parse(await readFile(join(folder, file), "utf8")),
    );
    for (const panel of panels)
      for (const { expr: query } of panel.targets)
        all.push({ where: `${title}, ${panel.title}`, query });
  }
  return all;
}

async function silentQueries(prometheus: Prometheus): Promise<string[]> {
  const silent: string[] = [];
  for (const { where, query } of await panelQueries()) {
    if ((await prometheus.countSeries(query)) === 0) silent.push(`${where}: ${query}`);
  }
  return silent;
}

/** There once the edge is purged by tags; the one in front of this shop holds pages for two seconds. */
const ofPurges = "edge_purges_total";

test(
  "Every query of the dashboards has a series of the running shop, and every alarm names metrics that exist",
  { tag: "@long" },
  async ({ page, buyer }) => {
    test.setTimeout(240_000);
    const prometheus = await startPrometheus();
    try {
      await expect.poll(() => prometheus.brokenTargets(), { timeout: 30_000 }).toEqual([]);
      // Something to measure: a purchase, a page's own measurements and an error of a page.
      await buyer.openProduct();
      await buyer.buyNow();
      await buyer.signUp();
      await buyer.continueToPayment();
      await buyer.payWithCard();
      await buyer.seeSummary();
      for (const _ of Array.from({ length: 5 })) await page.request.get(`${edge}/`);
      const post = (path: string, data: object) =>
        page.request.post(`${edge}${path}`, { data, headers: { origin: shopUrl } });
      const vitals = { route: "Home", device: "phone", lcp: 900, ttfb: 100 };
      expect((await post("/vitals", vitals)).status()).toBe(204);

      await expect.poll(() => silentQueries(prometheus), { timeout: 90_000 }).toEqual([]);

      const known = await prometheus.metricNames();
      const unknown: string[] = [];
      const folder = join(root, "deploy/prometheus");
      for (const file of ["alerts.yaml", "slos.yaml"]) {
        const { groups } = rules.Parse(parse(await readFile(join(folder, file), "utf8")));
        for (const { expr, alert = "a record" } of groups.flatMap((group) => group.rules)) {
          await prometheus.countSeries(expr);
          for (const name of metricsNamed(expr))
            if (!known.has(name) && name !== ofPurges) unknown.push(`${alert}: ${name}`);
        }
      }
      expect(unknown).toEqual([]);
    } finally {
      await prometheus.stop();
    }
  },
);
