import type { Dashboard, Panel } from "./dashboards.ts";

const source = { type: "prometheus", uid: "${source}" };
const size = { width: 8, height: 8 };
const columns = 3;

/** A dashboard as Grafana reads it (provisioned, or imported by hand). */
export function writeDashboard({ uid, title, panels }: Dashboard): string {
  return `${JSON.stringify(
    {
      uid: `autotune-${uid}`,
      title: `AutoTune: ${title}`,
      schemaVersion: 39,
      timezone: "utc",
      refresh: "30s",
      time: { from: "now-6h", to: "now" },
      templating: {
        list: [{ name: "source", label: "Prometheus", type: "datasource", query: "prometheus" }],
      },
      panels: panels.map(writePanel),
    },
    null,
    2,
  )}\n`;
}

function writePanel({ title, unit, queries }: Panel, index: number) {
  return {
    id: index + 1,
    title,
    type: "timeseries",
    datasource: source,
    gridPos: {
      x: (index % columns) * size.width,
      y: Math.floor(index / columns) * size.height,
      w: size.width,
      h: size.height,
    },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    targets: Object.entries(queries).map(([legendFormat, expr], target) => ({
      refId: String.fromCodePoint(65 + target),
      datasource: source,
      expr,
      legendFormat,
    })),
  };
}
