import { setTimeout as wait } from "node:timers/promises";
import { CheckoutResponse, CheckoutStateResponse } from "@autotune/contract";
import { postCheckout } from "@autotune/e2e/post-checkout";
import { Parse } from "typebox/value";
import type { Failure, ShoppersResult } from "./load-results.ts";

export interface ShoppersTask {
  readonly origin: string;
  readonly sandboxUrl: string;
  readonly controlsToken: string;
  readonly perSecond: number;
  readonly seconds: number;
  /** Names the buyers of this crowd: nobody buys in two. */
  readonly crowd: string;
  /** A network of its own for each crowd. */
  readonly network: number;
  /** The versions of what buyers agree to. */
  readonly agreed: readonly object[];
}

/** Buyers without an account, each from an IP address of its own, at their time, however slow the shop is. */
const task = JSON.parse(process.argv[2] ?? "") as ShoppersTask;
const { origin, sandboxUrl, controlsToken, perSecond, seconds, crowd, network, agreed } = task;
const result: ShoppersResult = {
  begun: 0,
  paid: [],
  opening: [],
  asking: [],
  delivery: [],
  openAtEnd: 0,
  cutOff: [],
  failures: [],
  seconds: 0,
};
/** As the page of the order polls, in milliseconds. */
const polls = [0, 1000, 2000, 3000, 5000];
const longestWait = 180_000;
const mostTries = 8;

const note = (failures: Failure[], what: string) => failures.push({ at: Date.now(), what });

async function timed(into: number[], call: () => Promise<Response>): Promise<Response> {
  const began = performance.now();
  const response = await call();
  into.push(performance.now() - began);
  return response;
}

/** Makes the call again while the edge has nobody who serves it. */
async function untilServed(what: string, call: () => Promise<Response>): Promise<Response> {
  for (let turn = 1; ; turn += 1) {
    const response = await call().catch(
      (error: unknown) => new Response(String(error), { status: 599 }),
    );
    if (response.status < 500 || turn === mostTries) return response;
    note(result.cutOff, `${what} ${response.status}`);
    await wait(1000);
  }
}

async function buy(number: number): Promise<void> {
  const headers = {
    "content-type": "application/json",
    "sec-fetch-site": "same-origin",
    "x-js-cachekey": "launch",
    "x-forwarded-for": `${network}.${Math.floor(number / 65_536) % 256}.${Math.floor(number / 256) % 256}.${number % 256}`,
  };
  const cart = {
    lines: [{ path: "auto-tune-pro", quantity: 1, unitPrice: 45_900 }],
    currency: "USD",
    language: "en",
    agreed,
    guest: { email: `${crowd}-${number}@studio.test`, first_name: "Ana", last_name: "Rey" },
  };
  const opened = await untilServed("POST checkout", () =>
    postCheckout(
      (body) =>
        timed(result.opening, () =>
          fetch(`${origin}/laravel/rest/checkout`, {
            method: "POST",
            // The edge sets this cookie for every browser.
            headers: { ...headers, cookie: "country=US" },
            body: JSON.stringify(body),
          }),
        ),
      cart,
    ),
  );
  if (opened.status !== 200)
    throw new Error(`checkout ${opened.status} ${(await opened.text()).slice(0, 200)}`);
  const { checkoutId, sessionId } = Parse(CheckoutResponse, await opened.json());
  const cookies = opened.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const paid = await fetch(`${sandboxUrl}/controls/sessions/${sessionId}/pay`, {
    method: "POST",
    headers: { authorization: `Bearer ${controlsToken}`, "content-type": "application/json" },
    body: "{}",
  });
  if (paid.status !== 200) throw new Error(`payment ${paid.status} ${await paid.text()}`);
  result.paid.push({ checkoutId, sessionId });
  const paidAt = performance.now();
  for (let turn = 0; performance.now() - paidAt < longestWait; turn += 1) {
    await wait(polls[turn] ?? 10_000);
    const asked = await untilServed("GET checkout", () =>
      timed(result.asking, () =>
        fetch(`${origin}/laravel/rest/checkout/${checkoutId}`, {
          headers: { ...headers, cookie: ["country=US", ...cookies].join("; ") },
        }),
      ),
    );
    if (asked.status !== 200) throw new Error(`order ${asked.status} ${await asked.text()}`);
    const { order } = Parse(CheckoutStateResponse, await asked.json());
    if (order?.state === "completed") {
      result.delivery.push(performance.now() - paidAt);
      return;
    }
  }
  throw new Error(`${checkoutId} was paid and is not delivered`);
}

const start = performance.now();
const running: Promise<void>[] = [];
for (let number = 0; number < perSecond * seconds; number += 1) {
  await wait(Math.max(0, start + (number * 1000) / perSecond - performance.now()));
  result.begun += 1;
  running.push(
    buy(number).catch((error: unknown) => {
      note(result.failures, String(error));
    }),
  );
}
result.openAtEnd = result.paid.length - result.delivery.length;
await Promise.all(running);
process.stdout.write(JSON.stringify({ ...result, seconds: (performance.now() - start) / 1000 }));
