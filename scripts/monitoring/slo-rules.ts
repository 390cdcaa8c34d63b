import { stringify } from "yaml";
import type { Slo } from "./slos.ts";

/**
 * Alarms by how fast the budget of a promise is used up (Site Reliability Workbook, chapter 5). Each looks at a long
 * window, so that a spike alerts nobody, and at a short one, so that it ends soon after the trouble does.
 */
const burns = [
  {
    alert: "BudgetBurnsFast",
    factor: 14.4,
    long: "1h",
    short: "5m",
    severity: "page",
    summary: 'The promise "{{ $labels.slo }}" uses up 2 % of a month\'s budget in an hour',
  },
  {
    alert: "BudgetBurns",
    factor: 6,
    long: "6h",
    short: "30m",
    severity: "page",
    summary: 'The promise "{{ $labels.slo }}" uses up 5 % of a month\'s budget in six hours',
  },
  {
    alert: "BudgetBurnsSlowly",
    factor: 1,
    long: "3d",
    short: "6h",
    severity: "ticket",
    summary: 'The promise "{{ $labels.slo }}" will not be kept this month if this goes on',
  },
] as const;

const windows = ["5m", "30m", "1h", "6h", "3d"] as const;

const exceeds = (window: string, factor: number) =>
  `slo:error_ratio:rate${window} > on (slo) (${factor} * (1 - slo:objective))`;

/** deploy/prometheus/slos.yaml */
export function writeSloRules(slos: readonly Slo[]): string {
  const recorded = slos.flatMap(({ name, objective, bad, all }) => [
    { record: "slo:objective", expr: `vector(${objective})`, labels: { slo: name } },
    ...windows.map((window) => ({
      record: `slo:error_ratio:rate${window}`,
      expr: `(${bad(window)}) / (${all(window)} > 0)`,
      labels: { slo: name },
    })),
  ]);
  const alerts = burns.map(({ alert, factor, long, short, severity, summary }) => ({
    alert,
    expr: `${exceeds(long, factor)} and on (slo) ${exceeds(short, factor)}`,
    labels: { severity },
    annotations: {
      runbook: "docs/runbooks/budget-burns.md",
      summary,
      description: "{{ $value | humanizePercentage }} of it go wrong.",
    },
  }));
  const promises = slos.map(({ name, promise }) => `#   ${name}: ${promise}`).join("\n");
  return `# Written by \`pnpm monitoring\` from scripts/monitoring/slos.ts.
${promises}
${stringify(
  {
    groups: [
      { name: "slo-ratios", rules: recorded },
      { name: "slo-alerts", rules: alerts },
    ],
  },
  { lineWidth: 0 },
)}`;
}
