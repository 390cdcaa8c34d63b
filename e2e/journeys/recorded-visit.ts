import { findStored } from "@autotune/contract/stored-things";
import type { BrowserContext, Page } from "@playwright/test";
import { shopUrl } from "./shop-test.ts";

type Kind = "cookie" | "localStorage" | "sessionStorage";

export interface KeptThing {
  readonly kind: Kind;
  readonly name: string;
  readonly value: string;
  /** How the inventory justifies it; undefined where it does not list it. */
  readonly basis: "necessary" | "consent" | undefined;
}

interface RecordedVisit {
  /** Everything that any page of the visit asked for, with the page that asked. */
  readonly requests: readonly { readonly url: URL; readonly from: string }[];
  /** The hosts that are not the shop's, each once. */
  foreignHosts(): string[];
  /** What lies in the browser for the shop's own address. */
  kept(): Promise<KeptThing[]>;
}

/** Writes down every request of a visit, from the first byte on. */
export function recordVisit(context: BrowserContext, page: Page): RecordedVisit {
  const requests: { url: URL; from: string }[] = [];
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol)) requests.push({ url, from: page.url() });
  });
  return {
    requests,
    foreignHosts: () => [
      ...new Set(requests.map(({ url }) => url.origin).filter((origin) => origin !== shopUrl)),
    ],
    async kept() {
      const cookies = await context.cookies(shopUrl);
      const stored = await page.evaluate(() => ({
        localStorage: Object.entries(localStorage),
        sessionStorage: Object.entries(sessionStorage),
      }));
      return [
        ...cookies.map(({ name, value }) => describe("cookie", name, value)),
        ...(["localStorage", "sessionStorage"] as const).flatMap((kind) =>
          stored[kind].map(([name, value]) => describe(kind, name, String(value))),
        ),
      ];
    },
  };
}

function describe(kind: Kind, name: string, value: string): KeptThing {
  return { kind, name, value, basis: findStored(kind, name)?.basis };
}

/** Those that the shop may not keep of somebody who has not agreed. */
export function unjustified(kept: readonly KeptThing[]): string[] {
  return kept
    .filter(({ basis }) => basis !== "necessary")
    .map(({ kind, name }) => `${kind} ${name}`);
}
