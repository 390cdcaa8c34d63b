import { afterAll, beforeAll, expect, it } from "vitest";
import { poisonCms, type Outcome, type PoisonCms } from "./testing/poison/poison-cms.ts";
import { takesNoAttack } from "./testing/poison/takes-no-attack.ts";
import { startSeededCms, type TestCms } from "./testing/start-cms.ts";

/** A text, a URL of another site and a path: what a field takes, if it takes anything. */
const attacks = [
  "@SUM(1)poison",
  "https://other.test/'poison/onmouseover='poisoned()",
  '/x"poison/onmouseover="poisoned()',
] as const;

let cms: TestCms;
let poison: PoisonCms;
beforeAll(async () => {
  cms = await startSeededCms();
  poison = await poisonCms(cms.payload);
}, 300_000);
afterAll(() => cms.stop());

// Which of them are alive in a page is for the long proofs (e2e/poison): they need a shop and a browser.
it("every text field is found and filled, or has a reason why it takes no attack", async () => {
  const outcomes = new Map<string, Outcome>();
  const isOpen = (name: string) =>
    // The same blocks as on pages.
    !/^product-pages: .*blocks/.test(name) && outcomes.get(name)?.is !== "stored";
  for (const attack of attacks)
    for (const [name, outcome] of await poison.poison(attack, isOpen)) outcomes.set(name, outcome);
  const open = [...outcomes].filter(([name]) => isOpen(name));
  expect(outcomes.size).toBeGreaterThan(250);
  expect(open.flatMap(([name, { is }]) => (is === "failed" ? [name] : []))).toEqual([]);
  expect(
    open.flatMap(([name, outcome]) =>
      takesNoAttack(name) === undefined ? [`${name}: ${JSON.stringify(outcome)}`] : [],
    ),
  ).toEqual([]);
}, 240_000);

it("a text that no table can store is rejected at its field", async () => {
  const saved = cms.payload.create({
    collection: "redirects",
    data: { from: "/a\0b", to: "/products" },
    draft: true,
  });
  await expect(saved).rejects.toMatchObject({
    status: 400,
    data: { errors: [{ path: "from", message: expect.stringContaining("can’t be saved") }] },
  });
});
