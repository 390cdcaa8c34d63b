import type { OrderResponse, OrdersResponse } from "@autotune/contract";
import { publishDocument, publishInstaller } from "@autotune/database";
import { account, licence } from "@autotune/database/schema";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buy, providerOf } from "../../../../test/purchases.ts";
import { openTestShop, signUp, type TestShop } from "../../../../test/shop.ts";
import { productsToPush } from "../../../../test/sold-products.ts";
import { giveBack } from "../fulfilment/testing/customer.ts";

let shop: TestShop;
let person: Awaited<ReturnType<typeof signUp>>;
let accountId: number;
let email: string;
beforeAll(async () => {
  shop = await openTestShop();
  await providerOf(shop).pushProducts(productsToPush);
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  person = await signUp(shop.web);
  const [newest] = await shop.connection.database
    .select({ id: account.id, email: account.email })
    .from(account)
    .orderBy(desc(account.id))
    .limit(1);
  accountId = newest?.id ?? 0;
  email = newest?.email ?? "";
});

async function orders(): Promise<OrderResponse[]> {
  const response = await person.call("GET", "/laravel/rest/orders");
  expect(response.statusCode).toBe(200);
  return response.json<OrdersResponse>().data;
}
async function publishInstallers(...paths: readonly string[]): Promise<void> {
  for (const [position, path] of paths.entries())
    await publishInstaller(shop.connection.database, {
      id: position + 1,
      pid: `PID-${path}`,
      version: "1.0.0",
      system: "mac",
      fileName: `${path}.zip`,
      size: 1,
      sha256: "0".repeat(64),
      storageKey: `installers/${path}.zip`,
      isLegacy: false,
      forEveryone: false,
      releasedAt: new Date("2026-01-01"),
    });
}

async function publishDownloadPage(
  key: string,
  order: number,
  products: readonly string[],
): Promise<void> {
  await publishDocument(shop.connection.database, {
    collection: "download-pages",
    key,
    locale: "en",
    body: { title: key, text: "", products: [...products], order, seo: {} },
  });
}

const linesOf = (order: OrderResponse | undefined) =>
  new Map(order?.lines.map((line) => [line.path, line]));

describe("an order, as its owner sees it", () => {
  it("names what a bundle and a gift granted, and which lines are gifts", async () => {
    await buy(shop, {
      accountId,
      lines: [
        { path: "vocal-bundle", quantity: 2 },
        { path: "auto-key-gift", isFreebie: true },
      ],
    });
    const [order] = await orders();
    expect(order).toMatchObject({
      state: "completed",
      currency: "USD",
      subtotal: 29_800,
      discount: 0,
      tax: 2459,
      taxIncluded: false,
      total: 32_259,
      refunded: 0,
      isGuest: false,
    });
    const lines = linesOf(order);
    expect(lines.get("vocal-bundle")).toMatchObject({
      name: "Vocal Bundle",
      type: "perpetual",
      isFreebie: false,
      total: 29_800,
      plan: null,
      refundedAt: null,
    });
    expect(lines.get("vocal-bundle")?.licences.map(({ name }) => name)).toEqual([
      "Vocal EQ",
      "Vocal Reverb",
      "Vocal EQ",
      "Vocal Reverb",
    ]);
    expect(lines.get("auto-key-gift")).toMatchObject({
      isFreebie: true,
      total: 0,
      licences: [{ name: "AutoKey", upgradedFrom: null, isUpgraded: false, isRevoked: false }],
    });
  });

  it("shows what an upgrade replaced, and of a licence that it was replaced", async () => {
    const { database } = shop.connection;
    await buy(shop, { accountId, lines: [{ path: "auto-key" }] });
    const [source] = await database
      .insert(licence)
      .values({
        accountId,
        ordinal: 0,
        pid: "PID-pro-x",
        serial: "old serial",
        authenticationString: "old code",
      })
      .returning({ id: licence.id });
    const path = "auto-tune-pro-upgrade-from-pro-x";
    const upgrade = { path, name: "AutoTune Pro", sourceLicences: [source?.id ?? 0] };
    await buy(shop, { accountId, lines: [upgrade] });
    const [order] = await orders();
    expect(linesOf(order).get(path)).toMatchObject({
      type: "upgrade",
      licences: [{ name: "AutoTune Pro", upgradedFrom: "Pro X", isUpgraded: false }],
    });
    await database.update(licence).set({ upgradedAt: new Date() });
    expect((await orders())[1]?.lines[0]?.licences).toMatchObject([{ isUpgraded: true }]);
  });

  it("shows when a plan is charged how much, and the coupon's discount on the rest", async () => {
    await buy(shop, {
      accountId,
      lines: [
        { path: "auto-tune-pro", listPrice: 45_900, unitPrice: 41_310 },
        { path: "unlimited-monthly-14d-free" },
      ],
      couponCode: "SING10",
    });
    const [order] = await orders();
    expect(order).toMatchObject({ subtotal: 45_900, discount: 4590, tax: 3408, total: 44_718 });
    const lines = linesOf(order);
    expect(lines.get("auto-tune-pro")?.total).toBe(45_900);
    const trial = lines.get("unlimited-monthly-14d-free");
    expect(trial).toMatchObject({ type: "trial", total: 0, licences: [] });
    expect(trial?.plan).toMatchObject({
      state: "trial",
      price: 2500,
      interval: { count: 1, unit: "m" },
      nextChargeAt: trial?.plan?.trialEndsAt,
    });
  });

  it("[ROUTE-15] links to the installers of what was bought, in the account and in the email", async () => {
    await publishInstallers("auto-tune-pro", "vocal-eq", "vocal-reverb");
    await publishDownloadPage("unlimited", 1, ["unlimited-monthly"]);
    await publishDownloadPage("vocal-eq", 2, ["vocal-eq"]);
    const { order: paid } = await buy(shop, {
      accountId,
      lines: [
        { path: "vocal-eq" },
        { path: "auto-tune-pro" },
        { path: "vocal-bundle" },
        { path: "auto-key" },
        { path: "unlimited-yearly" },
      ],
    });
    const lines = linesOf((await orders())[0]);
    const downloadsOf = (path: string) => lines.get(path)?.downloads;
    expect(downloadsOf("vocal-eq")).toEqual([
      { slug: "vocal-eq", product: null, name: "Vocal EQ" },
    ]);
    // It has no page of its own, but an anchor on that of the plan that includes it.
    expect(downloadsOf("auto-tune-pro")).toEqual([
      { slug: "unlimited", product: "auto-tune-pro", name: "AutoTune Pro" },
    ]);
    expect(downloadsOf("vocal-bundle")).toEqual([
      { slug: "unlimited", product: null, name: "Vocal Bundle" },
    ]);
    expect(downloadsOf("unlimited-yearly")).toEqual([
      { slug: "unlimited", product: null, name: "Unlimited, yearly" },
    ]);
    expect(downloadsOf("auto-key")).toEqual([]);

    const [mail] = shop.mailbox.mailsTo(email);
    const links = /https?:\S+?(\/software-download\/\S+|\/[\w-]+\.zip)(?=[\s?])/g;
    // A licence has its files, which need no sign-in; a plan the page that has all of them.
    expect([...(mail?.text ?? "").matchAll(links)].map(([, link]) => link)).toEqual([
      "/vocal-eq.zip",
      "/auto-tune-pro.zip",
      "/vocal-eq.zip",
      "/vocal-reverb.zip",
      "/software-download/unlimited",
    ]);
    const [granted] = lines.get("vocal-eq")?.licences ?? [];
    expect(granted?.installer).toEqual({
      version: "1.0.0",
      files: [
        {
          system: "mac",
          url: expect.stringMatching(
            /^\/laravel\/downloads\/2\/vocal-eq\.zip\?until=\d+&signature=[\w-]+$/,
          ),
          size: 1,
          sha256: "0".repeat(64),
        },
      ],
    });

    await giveBack(shop, paid.id, ["vocal-eq"]);
    const returned = linesOf((await orders())[0]).get("vocal-eq");
    expect(returned?.downloads).toEqual([]);
    expect(returned?.licences[0]?.installer).toBeNull();
  });

  it("shows what was refunded", async () => {
    const lines = [{ path: "auto-tune-pro" }, { path: "vocal-eq" }];
    const { order: paid } = await buy(shop, { accountId, lines });
    await giveBack(shop, paid.id, ["vocal-eq"]);
    const [order] = await orders();
    expect(order).toMatchObject({ state: "completed", refunded: 10_717 });
    const seen = linesOf(order);
    expect(seen.get("vocal-eq")).toMatchObject({
      refundedAt: expect.any(String),
      licences: [{ isRevoked: true }],
    });
    expect(seen.get("auto-tune-pro")).toMatchObject({
      refundedAt: null,
      licences: [{ isRevoked: false }],
    });
  });

  it("shows the net prices of a company that pays its own tax", async () => {
    const lines = [{ path: "auto-tune-pro" }];
    await buy(shop, { accountId, lines }, { country: "DE", taxId: "DE123456789" });
    const [order] = await orders();
    expect(order).toMatchObject({ subtotal: 38_571, tax: 0, taxIncluded: false, total: 38_571 });
    expect(order?.lines).toMatchObject([{ total: 38_571, licences: [{}] }]);
  });

  it("shows how many licences were transferred, without their strings", async () => {
    await buy(shop, { accountId, lines: [{ path: "auto-key", quantity: 2 }] });
    const [before] = await orders();
    expect(before?.lines).toMatchObject([{ givenAway: 0, licences: [{}, {}] }]);
    await signUp(shop.web);
    const gone = before?.lines[0]?.licences[0]?.serial ?? "";
    const [taker] = await shop.connection.database
      .select({ id: account.id })
      .from(account)
      .orderBy(desc(account.id))
      .limit(1);
    await shop.connection.database
      .update(licence)
      .set({ accountId: taker?.id ?? 0 })
      .where(eq(licence.serial, gone));
    const [after] = await orders();
    expect(after?.lines).toMatchObject([{ givenAway: 1, licences: [{}] }]);
    expect(JSON.stringify(after)).not.toContain(gone);
  });
});
