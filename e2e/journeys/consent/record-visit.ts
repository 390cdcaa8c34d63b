import { findStored } from "@autotune/contract/stored-things";
import type { BrowserContext, Page } from "@playwright/test";
import { shopUrl } from "../../fixtures/shop-test.ts";

type Kind = "cookie" | "localStorage" | "sessionStorage" | "indexedDB";

export interface StoredEntry {
  readonly kind: Kind;
  readonly name: string;
  readonly value: string;
  /** How the inventory justifies it; undefined where it does not list it. */
  readonly basis: "necessary" | "consent" | undefined;
}

interface RecordedVisit {
  /** Every request of the visit, with the page that sent it. */
  readonly requests: readonly { readonly url: URL; readonly from: string }[];
  /** The third-party hosts, each once. */
  thirdPartyHosts(): string[];
  /** What the browser stores for the shop's own origin. */
  stored(): Promise<StoredEntry[]>;
}

/** Records every request of a visit, from the first byte on. */
export function recordVisit(context: BrowserContext, page: Page): RecordedVisit {
  const requests: { url: URL; from: string }[] = [];
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol)) requests.push({ url, from: page.url() });
  });
  return {
    requests,
    thirdPartyHosts: () => [
      ...new Set(requests.map(({ url }) => url.origin).filter((origin) => origin !== shopUrl)),
    ],
    async stored() {
      const cookies = await context.cookies(shopUrl);
      const stored = await page.evaluate(async () => ({
        localStorage: Object.entries(localStorage),
        sessionStorage: Object.entries(sessionStorage),
        databases: (await indexedDB.databases()).map(({ name = "" }) => name),
      }));
      return [
        ...cookies.map(({ name, value }) => describe("cookie", name, value)),
        ...(["localStorage", "sessionStorage"] as const).flatMap((kind) =>
          stored[kind].map(([name, value]) => describe(kind, name, String(value))),
        ),
        ...stored.databases.map((name) => describe("indexedDB", name, "")),
      ];
    },
  };
}

function describe(kind: Kind, name: string, value: string): StoredEntry {
  return { kind, name, value, basis: findStored(kind, name)?.basis };
}

/** Those that the shop may not store without consent. */
export function unjustified(stored: readonly StoredEntry[]): string[] {
  return stored
    .filter(({ basis }) => basis !== "necessary")
    .map(({ kind, name }) => `${kind} ${name}`);
}
