import type { MiniBannerBody } from "@autotune/contract";
import { storeDraftPreview, publishDocument, type DatabaseConnection } from "@autotune/database";
import { cloneDatabase, connectForTest, type ClonedDatabase } from "@autotune/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { pageSample } from "../../../../test/published-samples.ts";
import { settings } from "../../../../test/settings.ts";
import type { App } from "../../../platform/app.ts";
import { createWeb } from "../../../app/create-web.ts";

let clone: ClonedDatabase;
let connection: DatabaseConnection;
let web: App;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  connection = connectForTest(clone.url);
  await publishDocument(connection.database, { ...about, body: pageSample("Published words") });
  web = await createWeb({ ...settings, DATABASE_URL: clone.url });
  await vi.waitFor(() => expect(web.content.loaded).toBe(true), 10_000);
});
afterAll(async () => {
  await web.close();
  await connection.close();
});

const about = { collection: "pages", key: "about", locale: "en" } as const;
const saveDraft = (title: string) =>
  storeDraftPreview(connection.database, { ...about, body: pageSample(title) });

describe("the preview of a draft", () => {
  it("redirects to the page and shows the draft there, to nobody else and to no cache", async () => {
    const token = await saveDraft("Draft words");
    const led = await web.inject(`/preview/${token}`);
    expect(led.statusCode).toBe(302);
    expect(led.headers.location).toBe(`/about?preview=${token}`);

    const draft = await web.inject(`/about?preview=${token}`);
    expect(draft.statusCode).toBe(200);
    expect(draft.body).toContain("Draft words");
    expect(draft.body).toContain("Draft: only people with this link");
    expect(draft.headers).toMatchObject({
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
    });
    expect(draft.headers["content-security-policy"]).toContain(
      `frame-ancestors ${settings.CMS_URL};`,
    );

    const page = await web.inject("/about");
    expect(page.body).toContain("Published words");
    expect(page.body).not.toContain("Draft: only people with this link");
    expect(page.headers["content-security-policy"]).toContain("frame-ancestors 'none';");
    expect(web.content.find("pages", "about", "en")?.title).toBe("Published words");
  });

  it("shows a page that was never published", async () => {
    const token = await storeDraftPreview(connection.database, {
      collection: "pages",
      key: "new-page",
      locale: "es",
      body: pageSample("Página nueva"),
    });
    const { headers } = await web.inject(`/preview/${token}`);
    expect(headers.location).toBe(`/es/new-page?preview=${token}`);
    const draft = await web.inject(String(headers.location));
    expect(draft.statusCode).toBe(200);
    expect(draft.body).toContain("Página nueva");
    expect((await web.inject("/es/new-page")).statusCode).toBe(404);
  });

  it("shows a banner on Home, whatever its time, its order and its places", async () => {
    const banner: MiniBannerBody = {
      order: 7,
      startsAt: "2999-01-01T00:00:00.000Z",
      content: "<p>Banner of a draft</p>",
      background: "",
      url: "",
      ctas: [],
      allowlist: [{ type: "routename", value: "Compare" }],
      blocklist: [{ type: "routename", value: "Home" }],
    };
    const token = await storeDraftPreview(connection.database, {
      collection: "mini-banners",
      key: "summer",
      locale: "de",
      body: banner,
    });
    const { headers } = await web.inject(`/preview/${token}`);
    expect(headers.location).toBe(`/de?preview=${token}`);
    expect((await web.inject(String(headers.location))).body).toContain("Banner of a draft");
    expect((await web.inject("/de")).body).not.toContain("Banner of a draft");
  });

  it("gives Home the words of a popup, and no other page", async () => {
    const token = await storeDraftPreview(connection.database, {
      collection: "popups",
      key: "isTrialer",
      locale: "en",
      body: { audience: "isTrialer", campaign: "summer", content: "<p>Popup of a draft</p>" },
    });
    const { headers } = await web.inject(`/preview/${token}`);
    expect(headers.location).toBe(`/?preview=${token}`);
    expect((await web.inject(String(headers.location))).body).toContain("Popup of a draft");
    expect((await web.inject("/")).body).not.toContain("Popup of a draft");
  });

  it("redirects where the page does", async () => {
    await publishDocument(connection.database, {
      collection: "redirects",
      key: "/old-about",
      locale: "en",
      body: { to: "/about" },
    });
    const token = await saveDraft("Draft words");
    await vi.waitFor(async () => {
      const led = await web.inject(`/old-about?preview=${token}`);
      expect([led.statusCode, led.headers.location]).toEqual([301, "/about"]);
      expect(led.headers["cache-control"]).toBe("private, no-store");
    }, 10_000);
  });

  it("is rate-limited per minute, over both of its URLs together", async () => {
    const statusOf = async (url: string) =>
      (await web.inject({ url, remoteAddress: "198.51.100.7" })).statusCode;
    const token = "x".repeat(32);
    const statuses: number[] = [];
    for (let times = 0; times < 155; times += 1)
      for (const url of [`/preview/${token}`, `/about?preview=${token}`])
        statuses.push(await statusOf(url));
    expect(statuses.slice(0, 300)).not.toContain(429);
    expect(new Set(statuses.slice(300))).toEqual(new Set([429]));
    expect(await statusOf("/about")).toBe(200);
  });

  it("waits until there is content to show around it", async () => {
    const early = await createWeb({
      ...settings,
      DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
    });
    const token = "x".repeat(32);
    // An unavailable database gives the same message, so the draft must not be queried.
    const queried = vi.spyOn(early.database, "execute");
    for (const url of [`/preview/${token}`, `/about?preview=${token}`])
      expect((await early.inject(url)).statusCode).toBe(503);
    expect(queried).not.toHaveBeenCalled();
    await early.close();
  });

  it("expires after an hour, and does not exist for a made-up link", async () => {
    const token = await saveDraft("Old words");
    await connection.database.execute(sql`update shop.draft_preview set expires_at = now()`);
    for (const url of [
      `/preview/${token}`,
      `/about?preview=${token}`,
      `/preview/${"x".repeat(32)}`,
      `/about?preview=${"x".repeat(32)}`,
    ])
      expect((await web.inject(url)).statusCode).toBe(404);
    // No token at all: a page with an unrelated parameter.
    expect((await web.inject("/about?preview=yes")).body).toContain("Published words");
  });
});
