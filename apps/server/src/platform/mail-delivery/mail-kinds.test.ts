import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { mailKinds } from "./mail-kinds.ts";

const decision = new URL(
  "../../../../../docs/decisions/0038-mail-that-arrives.md",
  import.meta.url,
);

it("every email has a recorded reason why it is ours and what the payment provider sends", () => {
  const written = readFileSync(decision, "utf8")
    .split("\n")
    .flatMap((line) => {
      // Its reason and what the provider sends may not be empty.
      const [, kind, purpose] =
        /^\| `([\w.]+)`\s*\| (\w+)\s*\|\s*[^|\s][^|]*\|\s*[^|\s][^|]*\|$/.exec(line) ?? [];
      return kind === undefined ? [] : [`${kind}: ${purpose}`];
    });
  const sent = Object.entries(mailKinds).map(([kind, purpose]) => `${kind}: ${purpose}`);
  expect(written.toSorted()).toEqual(sent.toSorted());
});
