import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { mailKinds } from "./mail-kinds.ts";

const list = new URL("mail-kinds.ts", import.meta.url);

it("every email has a recorded reason why it is ours and what the payment provider sends", () => {
  const reasons = readFileSync(list, "utf8").matchAll(
    /\/\*\*\s+(?:\* )?Ours: \S.*?\.\s+(?:\* )?Provider: \S.*?\.\s+\*\/\n {2}"?([\w.]+)"?:/gs,
  );
  expect([...reasons].map(([, kind]) => kind)).toEqual(Object.keys(mailKinds));
});
