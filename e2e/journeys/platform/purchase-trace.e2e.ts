import Type from "typebox";
import { Compile } from "typebox/compile";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { collectorUrl, expect } from "../../fixtures/shop-test.ts";

const spansForm = Compile(
  Type.Array(
    Type.Object({
      service: Type.String(),
      name: Type.String(),
      spanId: Type.String(),
      parentSpanId: Type.Optional(Type.String()),
      text: Type.String(),
    }),
  ),
);

/** Each with what it is a part of. */
const partsOfPurchase = [
  ["web", "POST /laravel/rest/checkout", undefined],
  ["web", "POST /sessions", "POST /laravel/rest/checkout"],
  ["web", "receive order.completed", "POST /laravel/rest/checkout"],
  ["worker", "handle-provider-event", "receive order.completed"],
  ["worker", "send-order-email", "handle-provider-event"],
  ["worker", "send email", "send-order-email"],
] as const;

async function spansOf(traceId: string) {
  const response = await fetch(`${collectorUrl}/spans/${traceId}`);
  return spansForm.Parse(await response.json());
}

test(
  "A purchase is one trace, from the browser's call to the email, without the buyer in it",
  { tag: "@long" },
  async ({ page, buyer }) => {
    // The browser records a fifth of its calls; here it records all of them, under ids as random as before.
    await page.addInitScript(() => {
      const random = Math.random.bind(Math);
      Math.random = () => random() * 0.19;
    });
    const checkout = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().endsWith("/laravel/rest/checkout"),
    );
    await buyer.openProduct();
    await buyer.buyNow();
    await buyer.signUp();
    await buyer.continueToPayment();
    await buyer.payWithCard();
    await buyer.seeSummary();

    const traceparent = (await checkout).headers()["traceparent"] ?? "";
    expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    const [, traceId = ""] = traceparent.split("-");
    await expect
      .poll(async () => (await spansOf(traceId)).map(({ name }) => name), { timeout: 30_000 })
      .toEqual(expect.arrayContaining(partsOfPurchase.map(([, name]) => name)));

    const spans = await spansOf(traceId);
    for (const [service, name, parentName] of partsOfPurchase) {
      const span = spans.find((one) => one.name === name);
      const parent = spans.find(({ spanId }) => spanId === span?.parentSpanId);
      expect([span?.service, parent?.name], name).toEqual([service, parentName]);
    }
    expect(spans.filter(({ name }) => name === "SELECT").map(({ service }) => service)).toEqual(
      expect.arrayContaining(["web", "worker"]),
    );
    const { email, firstName, lastName } = buyer.person;
    for (const { text } of spans)
      for (const word of [email, firstName, lastName]) expect(text).not.toContain(word);
  },
);
