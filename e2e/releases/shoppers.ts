import { setTimeout as wait } from "node:timers/promises";
import { OrderResponse } from "@autotune/contract";
import Type from "typebox";
import { Compile } from "typebox/compile";
import type { Buyer } from "../faults/buyer.ts";
import { nextField } from "./made-up-change.ts";

export interface Shopping {
  /** Ids of the checkouts that were paid. */
  readonly paid: readonly string[];
  readonly failed: readonly string[];
  /** How many responses to those who wait were of which release. */
  readonly responses: { former: number; next: number };
  stop(): Promise<void>;
}

const Waiting = Compile(
  Type.Object({
    order: Type.Union([OrderResponse, Type.Null()]),
    [nextField]: Type.Optional(Type.String()),
  }),
);
const longestWait = 60_000;
/** All of them have one IP address, from which 120 checkouts a minute may be opened. */
const pause = 2000;

/** Every buyer buys one thing after the other until it is stopped, and tries nothing twice. */
export function keepShopping(buyers: readonly Buyer[]): Shopping {
  let stopped = false;
  const paid: string[] = [];
  const failed: string[] = [];
  const responses = { former: 0, next: 0 };

  const untilDelivered = async (buyer: Buyer, id: string) => {
    const deadline = Date.now() + longestWait;
    while (Date.now() < deadline) {
      const response = await buyer.call("GET", `/laravel/rest/checkout/${id}`);
      if (response.status !== 200) throw new Error(`${id}: ${response.status}`);
      const state = Waiting.Parse(await response.json());
      responses[state[nextField] === undefined ? "former" : "next"] += 1;
      if (state.order?.state === "completed") return state.order;
      await wait(100);
    }
    throw new Error(`${id} was paid and is not delivered`);
  };
  const buy = async (buyer: Buyer) => {
    const purchase = await buyer.openCheckout();
    await buyer.pay(purchase);
    paid.push(purchase.checkoutId);
    const order = await untilDelivered(buyer, purchase.checkoutId);
    // Written by one release and read by another one.
    if (order.cardEnding !== "4242") throw new Error(`card ${order.cardEnding}`);
  };
  const shop = async (buyer: Buyer) => {
    while (!stopped) {
      await buy(buyer).catch((error: unknown) => failed.push(String(error)));
      await wait(pause);
    }
  };
  const shopping = buyers.map(shop);
  return {
    paid,
    failed,
    responses,
    async stop() {
      stopped = true;
      await Promise.all(shopping);
    },
  };
}
