import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseCharge } from "./parse-charge.ts";
import { parseEvents } from "./parse-events.ts";
import { parseOrder } from "./parse-order.ts";
import { parseReturn } from "./parse-return.ts";
import { parseSubscription } from "./parse-subscription.ts";

/** What the provider's contract says, written down without a look at this code. */
const folder = new URL("../../../../apps/payment-sandbox/fixtures/", import.meta.url);
const created = Date.UTC(2026, 1, 1);

/** The data of a fixture's event; the placeholders of its shape get the plainest value of their kind. */
function dataOf(file: string): unknown {
  const plain: Record<string, unknown> = {
    "<text>": "text",
    "<text?>": null,
    "<number>": 19.9,
    "<time>": created,
  };
  const fixture = JSON.parse(readFileSync(new URL(file, folder), "utf8"), (_, value: unknown) =>
    typeof value === "string" && value in plain ? plain[value] : value,
  );
  const read = parseEvents({ events: [{ created, ...fixture.expected.webhook }] });
  return read?.events[0]?.data;
}

it.each([
  ["order-completed.json", parseOrder],
  ["subscription-activated.json", parseSubscription],
  ["return-created.json", parseReturn],
])("every event of the contract can be read: %s", (file, parse) => {
  expect(parse(dataOf(file))).toMatchObject({ ok: true });
});

it("so can a charge, from its event alone", () => {
  const source = { occurredAt: new Date(created), subscription: undefined };
  expect(parseCharge(dataOf("subscription-charged.json"), source)).toMatchObject({ ok: true });
});
