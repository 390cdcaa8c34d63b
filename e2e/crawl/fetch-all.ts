import { edge, shopUrl } from "../journeys/shop-test.ts";

/** Node resolves no name below localhost. */
const atOnce = 6;

/** Where an address of the shop is fetched, whatever its origin in the page. */
export function fetchFromShop(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(edge + path, { redirect: "manual", ...init });
}

/** Does the same with each, some at a time. */
export async function forEach<One>(
  all: Iterable<One>,
  work: (one: One) => Promise<void>,
): Promise<void> {
  const waiting = [...all];
  const walk = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: atOnce }, walk));
}

/** The path of an address of the shop; undefined for another site's. */
export function ownPath(address: string): string | undefined {
  const url = URL.parse(address, shopUrl);
  return url?.origin === new URL(shopUrl).origin ? url.pathname + url.search : undefined;
}
