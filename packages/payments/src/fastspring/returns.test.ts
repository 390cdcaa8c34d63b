import { describe, expect, it } from "vitest";
import { ProviderRejected } from "../port/provider.ts";
import { returnItems } from "./returns.ts";

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** A provider that answers in turn: nothing is a success, an error is thrown. */
function provider(...answers: readonly (Error | undefined)[]) {
  const sent: Sent[] = [];
  const call = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = answers[sent.length];
    sent.push({ method, path, body });
    if (answer !== undefined) throw answer;
    return {};
  };
  return { sent, call };
}

const alreadyReturned = () => new ProviderRejected(400, "Item Already Returned");
const requestOf = (order: string, reason: string, products?: readonly string[]) => ({
  method: "POST",
  path: "/returns",
  body: {
    returns: [
      {
        order,
        reason,
        ...(products === undefined ? {} : { items: products.map((product) => ({ product })) }),
      },
    ],
  },
});

describe("returnItems", () => {
  it("refunds the whole of an order, or some of its products, with the provider's reason", async () => {
    const { sent, call } = provider();
    await returnItems(call, { orderId: "o1", paths: "all", reason: "requested" });
    await returnItems(call, { orderId: "o2", paths: ["a", "b"], reason: "undeliverable" });
    expect(sent).toEqual([
      requestOf("o1", "OTHER"),
      requestOf("o2", "DUPLICATE_ORDER", ["a", "b"]),
    ]);
  });

  it("succeeds where it was returned before, and asks once", async () => {
    const whole = provider(alreadyReturned());
    await returnItems(whole.call, { orderId: "o1", paths: "all", reason: "requested" });
    expect(whole.sent).toHaveLength(1);
    const one = provider(alreadyReturned());
    await returnItems(one.call, { orderId: "o1", paths: ["a"], reason: "requested" });
    expect(one.sent).toHaveLength(1);
  });

  it("returns products one by one where some were returned before", async () => {
    const { sent, call } = provider(alreadyReturned(), alreadyReturned());
    await returnItems(call, { orderId: "o1", paths: ["a", "b"], reason: "requested" });
    expect(sent).toEqual([
      requestOf("o1", "OTHER", ["a", "b"]),
      requestOf("o1", "OTHER", ["a"]),
      requestOf("o1", "OTHER", ["b"]),
    ]);
  });

  it("fails with every other error", async () => {
    const refused = new ProviderRejected(400, "Order not found");
    const lost = new Error("already returned");
    for (const error of [refused, lost]) {
      const { sent, call } = provider(error);
      const request = { orderId: "o1", paths: ["a", "b"], reason: "requested" } as const;
      await expect(returnItems(call, request)).rejects.toBe(error);
      expect(sent).toHaveLength(1);
    }
  });
});
