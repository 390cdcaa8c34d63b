import { expect, it } from "vitest";
import type { Choices } from "../api/communications.ts";
import { saveChoices } from "./save-choices.ts";

const none: Choices = { newsletter: "none", marketing: false, reminders: false };

/** Newsletter and reminders wait for an email. */
const save = (change: Partial<Choices>, now: Choices) =>
  Promise.resolve({ ...now, ...change, newsletter: "none", reminders: false } as const);

function choose(...changes: Partial<Choices>[]) {
  const [first = {}, ...meanwhile] = changes;
  return saveChoices(first, none, { save, takeNext: () => meanwhile.shift() });
}

it.each<[string, Partial<Choices>[], string]>([
  ["saved at once", [{ marketing: true }], "saved"],
  ["started by an email", [{ newsletter: "each" }], "confirm"],
  [
    "started by an email, with another one meanwhile",
    [{ reminders: true }, { marketing: true }],
    "confirm",
  ],
  ["taken back meanwhile", [{ newsletter: "each" }, { newsletter: "none" }], "saved"],
  [
    "taken back in part",
    [{ newsletter: "each", reminders: true }, { reminders: false }],
    "confirm",
  ],
])("says what a choice came to that is %s", async (_, changes, outcome) => {
  expect(await choose(...changes)).toBe(outcome);
});

it("ends with the first failure", async () => {
  const failure = { kind: "failed", status: 500 } as const;
  const asked: Partial<Choices>[] = [{ reminders: true }];
  const failing = { save: () => Promise.resolve(failure), takeNext: () => asked.shift() };
  expect(await saveChoices({ marketing: true }, none, failing)).toEqual(failure);
  expect(asked).toHaveLength(1);
});
