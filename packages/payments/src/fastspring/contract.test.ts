import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseCharge } from "./parse-charge.ts";
import { parseOrder } from "./parse-order.ts";
import { parseReturn } from "./parse-return.ts";
import { parseSubscription } from "./parse-subscription.ts";

/** What the provider's contract says, written down without a look at this code. */
const folder = new URL("../../../../apps/payment-sandbox/fixtures/", import.meta.url);

/** The event of a fixture; the placeholders of its shape get the plainest value of their kind. */
function eventOf(file: string): unknown {
  const plain: Record<string, unknown> = {
    "<text>": "text",
    "<text?>": null,
    "<number>": 19.9,
    "<time>": Date.UTC(2026, 1, 1),
  };
  const fixture = JSON.parse(readFileSync(new URL(file, folder), "utf8"), (_, value: unknown) =>
    typeof value === "string" && value in plain ? plain[value] : value,
  );
  return fixture.expected.webhook.data;
}

it.each([
  ["order-completed.json", parseOrder],
  ["subscription-activated.json", parseSubscription],
  ["subscription-charged.json", parseCharge],
  ["return-created.json", parseReturn],
])("every event of the contract can be read: %s", (file, parse) => {
  expect(parse(eventOf(file))).toMatchObject({ ok: true });
});
