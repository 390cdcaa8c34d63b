import type {
  MiniBannerBody,
  PopupBody,
  PublishedBodies,
  PublishedCollection,
  TestimonialBody,
} from "@autotune/contract";
import { publishDocument, withdrawDocument, type DatabaseConnection } from "@autotune/database";
import { cloneDatabase, connectForTest, type ClonedDatabase } from "@autotune/database/testing";
import { defaultLanguage, type Language } from "@autotune/routes";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { settings } from "../../../../test/settings.ts";
import { createApp, type App } from "../../../platform/app.ts";
import { content } from "../../../platform/published/content.ts";
import { bannersAndPopupsRoutes } from "./routes.ts";

let clone: ClonedDatabase;
let connection: DatabaseConnection;
let app: App;
beforeAll(async () => {
  clone = await cloneDatabase(inject("databaseTemplate"));
  connection = connectForTest(clone.url, 2);
  app = await createApp({ settings, name: "web" });
  await app.register(content, { databaseUrl: clone.url, directUrl: clone.url });
  await app.register(bannersAndPopupsRoutes, { origin: settings.PUBLIC_URL });
  await vi.waitFor(() => expect(app.content.loaded).toBe(true), 10_000);
});
afterAll(async () => {
  await app.close();
  await connection.close();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  app.inject({ url: `/wp-json/antares/v1/${path}`, headers });

/** Published, and loaded by the process. */
async function publish<Collection extends PublishedCollection>(
  collection: Collection,
  key: string,
  body: PublishedBodies[Collection],
  locale: Language = defaultLanguage,
): Promise<void> {
  await publishDocument(connection.database, { collection, key, locale, body });
  await vi.waitFor(() => expect(app.content.find(collection, key, locale)).toEqual(body), 10_000);
}

describe("[API-02] [BAN-03] mini-banner", () => {
  const banner = (html: string, own: Partial<MiniBannerBody> = {}): MiniBannerBody => ({
    order: 5,
    content: html,
    background: "",
    url: "",
    ctas: [],
    allowlist: [],
    blocklist: [],
    ...own,
  });

  it("responds with an empty list where there is none", async () => {
    const response = await get("mini-banner");
    expect([response.statusCode, response.json()]).toEqual([200, []]);
  });

  it("has content, lists and buttons in the meta of the first item, in the requested language", async () => {
    const cta = { action: "go_to", btn_text: "Look", value: "/products" } as const;
    const home = { type: "routename", value: "Home" } as const;
    const uri = { type: "uri", value: "/es/producto" } as const;
    await publish("mini-banners", "later", banner("<p>Later</p>"));
    await publish(
      "mini-banners",
      "now",
      banner("<p>Now</p>", {
        order: 1,
        background: "#3b1d8f",
        url: "/products",
        ctas: [cta],
        allowlist: [home],
        blocklist: [uri],
      }),
    );
    // Its order is older than the English one, which decides.
    await publish("mini-banners", "now", banner("<p>Ahora</p>", { order: 9 }), "es");
    const response = await get("mini-banner");
    expect(response.json<{ slug: string }[]>().map(({ slug }) => slug)).toEqual(["now", "later"]);
    expect(response.json<object[]>()[0]).toEqual({
      slug: "now",
      meta: {
        mini_banner_content: {
          content: "<p>Now</p>",
          background: "#3b1d8f",
          url: "/products",
          ctas: [cta],
        },
        mini_banner_allowlist: [home],
        mini_banner_blocklist: [uri],
      },
    });
    const contentIn = async (lang: string) =>
      (await get(`mini-banner?lang=${lang}`)).json<
        { meta: { mini_banner_content: { content: string } } }[]
      >()[0]?.meta.mini_banner_content.content;
    expect([await contentIn("es"), await contentIn("ko")]).toEqual(["<p>Ahora</p>", "<p>Now</p>"]);
  });

  it("leaves out a banner before its start and after its end, and begins when its time comes", async () => {
    const slugs = async () =>
      (await get("mini-banner")).json<{ slug: string }[]>().map(({ slug }) => slug);
    const startsAt = new Date(Date.now() + 1500).toISOString();
    const endsAt = new Date(Date.now() - 1000).toISOString();
    await publish("mini-banners", "ended", banner("<p>Ended</p>", { order: -2, endsAt }));
    await publish("mini-banners", "soon", banner("<p>Soon</p>", { order: -1, startsAt }));
    expect(await slugs()).toEqual(["now", "later"]);
    await vi.waitFor(async () => expect(await slugs()).toEqual(["soon", "now", "later"]), 10_000);
  });
});

describe("[API-02] [POP-05] football", () => {
  const popup = (audience: PopupBody["audience"], own: Partial<PopupBody> = {}): PopupBody => ({
    audience,
    campaign: "autumn",
    content: `<p>${audience}</p>`,
    ...own,
  });

  it("responds with 204 where there is none", async () => {
    const response = await get("football");
    expect([response.statusCode, response.body]).toEqual([204, ""]);
  });

  it("is keyed by audience, each with ID and post_content; the default contains when all are shown", async () => {
    await publish("popups", "wasTrialer", popup("wasTrialer"));
    const usual = await get("football");
    expect([usual.headers["x-football-delay"], usual.headers["x-football-threshold"]]).toEqual([
      "5",
      "25",
    ]);
    await publish("popups", "default", popup("default", { timing: { delay: 8, threshold: 40 } }));
    // Another name in a translation would show it again after a change of language.
    await publish(
      "popups",
      "wasTrialer",
      popup("wasTrialer", { campaign: "old", content: "<p>Ya</p>" }),
      "es",
    );
    const response = await get("football");
    expect(response.json()).toEqual({
      default: { ID: "default/autumn", post_content: "<p>default</p>" },
      wasTrialer: { ID: "wasTrialer/autumn", post_content: "<p>wasTrialer</p>" },
    });
    expect([
      response.headers["x-football-delay"],
      response.headers["x-football-threshold"],
    ]).toEqual(["8", "40"]);
    await publish("popups", "default", popup("default", { timing: { delay: 9, threshold: 40 } }));
    const later = await get("football");
    expect([later.body, later.headers["x-football-delay"]]).toEqual([response.body, "9"]);
    expect(later.headers.etag).not.toBe(response.headers.etag);
    expect((await get("football?lang=es")).json()).toMatchObject({
      wasTrialer: { ID: "wasTrialer/autumn", post_content: "<p>Ya</p>" },
    });
  });
});

describe("[API-02] [API-06] [MEDIA-07] testimonials", () => {
  const said = (quote: string, own: Partial<TestimonialBody> = {}): TestimonialBody => ({
    quote,
    author: "Ana Sol",
    credits: "Singer",
    isSample: false,
    ...own,
  });
  const image = (name: string) => ({ alt: "", files: [{ name, width: 640, height: 640 }] });

  it("responds with a data array with photos and meta, in the requested order", async () => {
    await publish("pictures", "1", image("ana.png"));
    await publish("pictures", "2", image("ana-small.png"));
    await publish("testimonials", "ana", said("In tune", { photo: "1", photoForPhones: "2" }));
    await publish("testimonials", "bea", said("At last", { photo: "1" }));
    await publish("testimonials", "bea", said("Por fin", { photo: "1" }), "es");
    const meta = (testimonial_quote: string) => ({
      testimonial_quote,
      testimonial_author: "Ana Sol",
      testimonial_credits: "Singer",
    });
    expect((await get("testimonials?s=bea,nobody,ana,bea&lang=es")).json()).toEqual({
      data: [
        { photo: "/media/ana.png", photo_m: "/media/ana.png", meta: meta("Por fin") },
        { photo: "/media/ana.png", photo_m: "/media/ana-small.png", meta: meta("In tune") },
      ],
    });
  });

  it("reports that there is no image, or none any more", async () => {
    await publish("testimonials", "bare", said("Alone"));
    await publish("testimonials", "lost", said("Lost", { photo: "404" }));
    const { data } = (await get("testimonials?s=bare,lost")).json<{
      data: { photo: string; photo_m: string }[];
    }>();
    expect(data.map(({ photo, photo_m }) => [photo, photo_m])).toEqual([
      ["", ""],
      ["", ""],
    ]);
  });

  it("responds with an empty array for unknown slugs, and rejects a request without slugs", async () => {
    expect((await get("testimonials?s=nobody")).json()).toEqual({ data: [] });
    expect((await get("testimonials")).statusCode).toBe(400);
  });
});

describe("each of these responses", () => {
  it("is the same for everyone, is not sent twice, and changes as soon as its content does", async () => {
    for (const path of ["mini-banner", "football", "testimonials?s=ana"]) {
      const first = await get(path);
      expect(first.headers, path).toMatchObject({
        "cache-control": "public, max-age=0, s-maxage=1, stale-if-error=86400",
        "content-type": "application/json; charset=utf-8",
        "x-content-type-options": "nosniff",
      });
      const again = await get(path, { "if-none-match": String(first.headers["etag"]) });
      expect([again.statusCode, again.body], path).toEqual([304, ""]);
    }
    await withdrawDocument(connection.database, { collection: "testimonials", key: "ana" });
    await vi.waitFor(
      async () => expect((await get("testimonials?s=ana")).json()).toEqual({ data: [] }),
      10_000,
    );
  });
});
