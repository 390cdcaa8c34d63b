import type { MiniBannerBody } from "@autotune/contract";
import { connect, publishDocument, withdrawDocument } from "@autotune/database";
import { defaultLanguage } from "@autotune/routes";
import { databaseUrl, edge, expect } from "./shop-test.ts";

const key = "of-a-journey";

const plain: MiniBannerBody = {
  // Before the one of the demonstration shop.
  order: -1,
  content: "<p>A band of a journey.</p>",
  background: "",
  url: "",
  ctas: [],
  allowlist: [],
  blocklist: [],
};

/** Publishes a banner as the CMS does, for as long as the test takes; also one that its forms would reject. */
export async function withBanner(
  own: Partial<MiniBannerBody>,
  story: () => Promise<void>,
): Promise<void> {
  const body = { ...plain, ...own };
  const connection = connect({
    url: databaseUrl,
    applicationName: "journeys",
    maxConnections: 1,
    onLostConnection: () => undefined,
  });
  const { database } = connection;
  const document = { collection: "mini-banners", key, locale: defaultLanguage } as const;
  try {
    await publishDocument(database, { ...document, body });
    await expect.poll(firstBanner).toBe(key);
    await story();
  } finally {
    await withdrawDocument(database, document);
    await connection.close();
    await expect.poll(firstBanner).not.toBe(key);
  }
}

async function firstBanner(): Promise<unknown> {
  const banners: unknown = await (await fetch(`${edge}/wp-json/antares/v1/mini-banner`)).json();
  const first: unknown = Array.isArray(banners) ? banners[0] : undefined;
  return typeof first === "object" && first !== null && "slug" in first ? first.slug : undefined;
}
