import { account, newsletterSubscriber } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkSecret, settings } from "../../../test/settings.ts";
import { communicationLinks } from "./communication-links.ts";
import { openAccountsShop, type AccountsShop } from "./testing/accounts-shop.ts";
import { Visitor } from "./testing/visitor.ts";

let shop: AccountsShop;
beforeAll(async () => {
  shop = await openAccountsShop();
}, 60_000);
afterAll(() => shop.close());

const links = communicationLinks(linkSecret);
const addressFor = (email: string) => {
  const { pathname, search } = new URL(links.unsubscribeUrlFor(email, settings.PUBLIC_URL));
  return pathname + search;
};
const form = "application/x-www-form-urlencoded";

/** As a mail program's server does: no cookie, no header of ours, from nowhere. */
const press = (url: string, body = "List-Unsubscribe=One-Click", type = form) =>
  shop.app.inject({ method: "POST", url, headers: { "content-type": type }, payload: body });

let people = 0;
async function reader() {
  const email = `leaver${++people}@studio.test`;
  const { database } = shop.app;
  await new Visitor(shop.app).createAccount(email, { optin: true });
  await database.update(account).set({ optinReminders: true }).where(eq(account.email, email));
  await database
    .insert(newsletterSubscriber)
    .values({ email, language: "de", confirmedAt: new Date() });
  return email;
}

async function chosen(email: string) {
  const { database } = shop.app;
  const [found] = await database
    .select({ marketing: account.optinMarketing, reminders: account.optinReminders })
    .from(account)
    .where(eq(account.email, email));
  const onList = await database
    .select({ id: newsletterSubscriber.id })
    .from(newsletterSubscriber)
    .where(eq(newsletterSubscriber.email, email));
  return { ...found, newsletter: onList.length > 0 };
}
const everything = { marketing: true, reminders: true, newsletter: true };
const nothing = { marketing: false, reminders: false, newsletter: false };

describe("a mail program's button to get no more", () => {
  it("ends every mail that nobody needs with one press, and may be pressed again", async () => {
    const email = await reader();
    for (let times = 0; times < 2; times += 1) {
      const answer = await press(addressFor(email));
      expect([answer.statusCode, answer.body, answer.headers["cache-control"]]).toEqual([
        204,
        "",
        "no-store",
      ]);
      expect(await chosen(email)).toEqual(nothing);
    }
  });

  it("is believed in both forms that mail programs send", async () => {
    const email = await reader();
    const body = [
      "--edge",
      'Content-Disposition: form-data; name="List-Unsubscribe"',
      "",
      "One-Click",
      "--edge--",
      "",
    ].join("\r\n");
    const answer = await press(addressFor(email), body, "multipart/form-data; boundary=edge");
    expect(answer.statusCode).toBe(204);
    expect(await chosen(email)).toEqual(nothing);
  });

  it("is also for who has no account, and for who is on no list any more", async () => {
    expect((await press(addressFor("stranger@studio.test"))).statusCode).toBe(204);
  });

  it("changes nothing when its address is fetched, and leads to the choice in the reader's language", async () => {
    const email = await reader();
    for (const method of ["GET", "HEAD"] as const) {
      const answer = await shop.app.inject({ method, url: addressFor(email) });
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        links.pathFor(email, "de"),
      ]);
    }
    expect(await chosen(email)).toEqual(everything);
    const forged = await shop.app.inject({
      method: "GET",
      url: "/laravel/rest/unsubscribe?token=x",
    });
    expect([forged.statusCode, forged.headers.location]).toEqual([303, "/communications?token=x"]);
  });

  it("is nobody else's to press, and no other form's", async () => {
    const email = await reader();
    const address = addressFor(email);
    const other = addressFor("eve@studio.test").split(".").at(-1) ?? "";
    const forged = address.replace(/[^.]+$/, other);
    for (const [url, body, type, status] of [
      [forged, undefined, form, 400],
      [`${address}x`, undefined, form, 400],
      ["/laravel/rest/unsubscribe", undefined, form, 400],
      [address, "", form, 400],
      [address, "List-Unsubscribe=Maybe", form, 400],
      [address, "--edge", "multipart/form-data; boundary=edge", 400],
      [address, '{"List-Unsubscribe":"One-Click"}', "application/json", 415],
      [address, "x".repeat(5000), form, 413],
    ] as const)
      expect((await press(url, body, type)).statusCode, `${url} ${type}`).toBe(status);
    expect(await chosen(email)).toEqual(everything);
  });

  it("opens no other call to other sites", async () => {
    const answer = await shop.app.inject({
      method: "PATCH",
      url: "/laravel/rest/communications",
      payload: { token: "x" },
    });
    expect(answer.statusCode).toBe(403);
  });
});
