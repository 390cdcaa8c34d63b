import { account, newsletterSubscriber } from "@autotune/database/schema";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkSecret, settings } from "../../../../test/settings.ts";
import { communicationLinks } from "./communication-links.ts";
import {
  openAccountsShop,
  type AccountsShop,
} from "../../identity/accounts/testing/accounts-shop.ts";
import { Visitor } from "../../identity/accounts/testing/visitor.ts";

let shop: AccountsShop;
beforeAll(async () => {
  shop = await openAccountsShop();
}, 60_000);
afterAll(() => shop.close());

const links = communicationLinks(linkSecret);
const pathFor = (email: string) => {
  const { pathname, search } = new URL(links.unsubscribeUrlFor(email, settings.PUBLIC_URL));
  return pathname + search;
};
const form = "application/x-www-form-urlencoded";

/** As a mail provider's server does: no cookie, no header of ours, no origin. */
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

describe("a mail client's unsubscribe button", () => {
  it("ends every optional email with one request, which may be repeated", async () => {
    const email = await reader();
    for (let times = 0; times < 2; times += 1) {
      const response = await press(pathFor(email));
      expect([response.statusCode, response.body, response.headers["cache-control"]]).toEqual([
        204,
        "",
        "no-store",
      ]);
      expect(await chosen(email)).toEqual(nothing);
    }
  });

  it("is accepted in both forms that mail clients send", async () => {
    const email = await reader();
    const body = [
      "--edge",
      'Content-Disposition: form-data; name="List-Unsubscribe"',
      "",
      "One-Click",
      "--edge--",
      "",
    ].join("\r\n");
    const response = await press(pathFor(email), body, "multipart/form-data; boundary=edge");
    expect(response.statusCode).toBe(204);
    expect(await chosen(email)).toEqual(nothing);
  });

  it("also works without an account, and for an address that is on no list any more", async () => {
    expect((await press(pathFor("stranger@studio.test"))).statusCode).toBe(204);
  });

  it("changes nothing when its URL is fetched, and redirects to the preferences in the reader's language", async () => {
    const email = await reader();
    for (const method of ["GET", "HEAD"] as const) {
      const response = await shop.app.inject({ method, url: pathFor(email) });
      expect([response.statusCode, response.headers.location]).toEqual([
        303,
        links.pathFor(email, "de"),
      ]);
    }
    expect(await chosen(email)).toEqual(everything);
    const forged = await shop.app.inject({
      method: "GET",
      url: "/laravel/rest/unsubscribe?token=x",
    });
    expect([forged.statusCode, forged.headers.location]).toEqual([303, "/communications#token=x"]);
  });

  it("rejects other tokens and other forms", async () => {
    const email = await reader();
    const path = pathFor(email);
    const other = pathFor("eve@studio.test").split(".").at(-1) ?? "";
    const forged = path.replace(/[^.]+$/, other);
    for (const [url, body, type, status] of [
      [forged, undefined, form, 400],
      [`${path}x`, undefined, form, 400],
      ["/laravel/rest/unsubscribe", undefined, form, 400],
      [path, "", form, 400],
      [path, "List-Unsubscribe=Maybe", form, 400],
      [path, "--edge", "multipart/form-data; boundary=edge", 400],
      [path, '{"List-Unsubscribe":"One-Click"}', "application/json", 415],
      [path, "x".repeat(5000), form, 413],
    ] as const)
      expect((await press(url, body, type)).statusCode, `${url} ${type}`).toBe(status);
    expect(await chosen(email)).toEqual(everything);
  });

  it("exempts no other endpoint from the CSRF guard", async () => {
    const response = await shop.app.inject({
      method: "PATCH",
      url: "/laravel/rest/communications",
      payload: { token: "x" },
    });
    expect(response.statusCode).toBe(403);
  });
});
