import { foldersOf, sharedInputs } from "../caching/workspace.ts";

export interface Task {
  readonly name: string;
  readonly command: string;
  /**
   * What decides its outcome, from the root of the repository. A task that passed is not run again while nothing of it
   * changes; without inputs it runs every time.
   */
  readonly inputs?: readonly string[];
  /** What it writes into reports/. */
  readonly reports?: readonly string[];
}

export interface Step {
  readonly name: string;
  /** Lanes run side by side, the tasks of a lane one after the other. */
  readonly lanes: readonly (readonly Task[])[];
}

const everySource = ["apps", "packages", "e2e", "bench", "scripts"] as const;
const settings = [
  ...sharedInputs,
  "pnpm-workspace.yaml",
  ".oxlintrc.json",
  ".oxfmtrc.json",
  "knip.json",
  "vitest.config.ts",
] as const;
/** A shop as a whole, started for journeys. */
const wholeShop = [...everySource, "deploy", ...settings] as const;

const unitTests = (name: string, project: string, inputs: readonly string[], more = ""): Task => ({
  name,
  command: `pnpm test --project ${project} --outputFile.json=reports/vitest-${name}.json${more}`,
  inputs: [...inputs, ...settings],
  reports: [`vitest-${name}.json`, `vitest-${name}.second-tries.json`],
});

/**
 * A journey waits more than it computes: for pages, jobs and mails. Two parts beside each other, each with a shop and a
 * browser of its own, take little more than half the time of one. Playwright cuts them by number, and those of the
 * second part, which the gallery precedes, take longer: staff sign in and wait for the CMS.
 */
const journeys = (part: 1 | 2, withId: string): Task => ({
  name: `journeys ${part} of 2`,
  command: `JOURNEYS_PART=${part} PWTEST_SHARD_WEIGHTS=60:40 pnpm e2e --shard ${part}/2${withId}`,
  inputs: wholeShop,
  reports: [`journeys-${part}.json`],
});

/** Every task of a day; each says in its report which lines of docs/requirements.md it proves. */
export function dailySteps({ full }: { readonly full: boolean }): readonly Step[] {
  // Large numbers and whole processes come with the long proofs.
  const daily = full ? "" : " --tags-filter '!long'";
  // On most days the journeys that carry the id of a requirement; all of them with the long proofs.
  const withId = full ? "" : String.raw` --grep '\[[A-Z0-9]+-[0-9]+\]'`;
  return [
    {
      name: "static",
      lanes: [
        [
          { name: "format", command: "pnpm format:check" },
          { name: "secrets", command: "pnpm secrets" },
          { name: "lint and types", command: "pnpm lint", inputs: [...everySource, ...settings] },
          { name: "architecture", command: "pnpm architecture" },
          { name: "dead code", command: "pnpm deadcode", inputs: [...everySource, ...settings] },
        ],
      ],
    },
    { name: "build", lanes: [[{ name: "build", command: "pnpm build" }]] },
    {
      name: "tests",
      // The server's wait for the database, the others compute: beside each other both are sooner done.
      lanes: [
        [
          unitTests(
            "server",
            "@autotune/server",
            [...foldersOf("@autotune/server", "@autotune/payment-sandbox"), "deploy/nginx"],
            daily,
          ),
          unitTests("packages", "packages", ["packages"], daily),
          unitTests(
            "sandbox",
            "@autotune/payment-sandbox",
            foldersOf("@autotune/payment-sandbox"),
            daily,
          ),
        ],
        [
          { name: "seeded shop", command: "node scripts/stack/make-seeded-shop.ts" },
          unitTests("cms", "@autotune/cms", foldersOf("@autotune/cms", "@autotune/scripts"), daily),
          unitTests("storefront", "@autotune/storefront", foldersOf("@autotune/storefront"), daily),
          // They look at the whole repository, and after the storefront, whose texts one of them extracts again.
          {
            ...unitTests("checks", "checks", [], daily),
            inputs: [...wholeShop, "docs", ".github"],
          },
        ],
      ],
    },
    {
      name: "gallery and journeys",
      lanes: [
        [
          {
            name: "gallery",
            command: "pnpm e2e:gallery --grep-invert 'has no barrier'",
            inputs: ["packages/ui", "e2e/gallery", "e2e/gallery.config.ts", ...settings],
            reports: ["gallery.json"],
          },
          journeys(2, withId),
        ],
        [journeys(1, withId)],
      ],
    },
    { name: "requirements", lanes: [[{ name: "requirements", command: "pnpm requirements" }]] },
  ];
}

const longTask = (name: string, command: string, reports: readonly string[] = []): Step => ({
  name,
  lanes: [[{ name, command, reports }]],
});

const longJourneys = (part: 1 | 2): Task => ({
  name: `long journeys ${part} of 2`,
  command: `JOURNEYS_PART=${part} pnpm e2e:long --shard ${part}/2`,
  reports: [`long-journeys-${part}.json`],
});

/** What `pnpm verify:full` adds. */
export const longSteps: readonly Step[] = [
  longTask("faults", "pnpm faults", ["faults.json"]),
  longTask("drills", "pnpm drills", ["drills.json"]),
  longTask("two releases", "pnpm releases", ["releases.json"]),
  longTask(
    "a code in fifty races",
    "CODE_RACE_ROUNDS=50 pnpm test redemption-race --outputFile.json=reports/code-race.json",
    ["code-race.json"],
  ),
  longTask("mutation", "pnpm mutation"),
  longTask("delivery", "pnpm delivery", ["delivery.json"]),
  longTask("poison", "pnpm poison", ["poison.json"]),
  { name: "long journeys", lanes: [[longJourneys(1)], [longJourneys(2)]] },
  longTask("crawl", "pnpm crawl", ["crawl.json"]),
  longTask("gallery barriers", "pnpm e2e:gallery --grep 'has no barrier'"),
  longTask("screens", "pnpm screenshots", ["screens.json"]),
  longTask("lighthouse", "pnpm lighthouse"),
  longTask("bench", "pnpm bench"),
  longTask("edge under a crowd", "pnpm bench:edge tenth"),
  longTask("launch hour", "pnpm launch"),
];
