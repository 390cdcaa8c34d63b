import { edge, shopUrl } from "../fixtures/shop-test.ts";

/** Node resolves no name below localhost. */
const atOnce = 6;

/** Fetches a path of the shop, whatever its origin in the page. */
export function fetchFromShop(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(edge + path, { redirect: "manual", ...init });
}

/** Runs a function for each, a few at a time. */
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

/** The path of a URL of the shop; undefined for another site's. */
export function ownPath(href: string): string | undefined {
  const url = URL.parse(href, shopUrl);
  return url?.origin === new URL(shopUrl).origin ? url.pathname + url.search : undefined;
}
