import { linkTo } from "@autotune/routes";
import type { Request } from "@playwright/test";
import { test } from "../../fixtures/customer/buyer-test.ts";
import { expect } from "../../fixtures/shop-test.ts";

const pathOf = (request: Request) => new URL(request.url()).pathname;
const nameOf = (request: Request) => `${request.method()} ${pathOf(request)}`;

test("[API-01] [API-03] [API-08] what a new customer does is sent as the interface says, each call with the release's key", async ({
  page,
  buyer,
}) => {
  const calls: Request[] = [];
  page.on("request", (request) => {
    if (/^\/(?:laravel|wp-json)\//.test(pathOf(request))) calls.push(request);
  });
  const bodyOf = (name: string): unknown =>
    calls.find((request) => nameOf(request) === name)?.postDataJSON();

  await page.goto(linkTo("NewsletterSignup"));
  await buyer.waitUntilHydrated();
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: "Your email address" }).fill(buyer.person.email);
  await main.getByRole("button", { name: "Sign me up" }).click();
  await expect.poll(() => bodyOf("POST /laravel/rest/emailsignup")).toBeTruthy();
  await buyer.putIntoCart();
  await buyer.signUp();
  // A request that is sent while its page is left reaches the server, and not always the browser's events.
  await expect.poll(() => bodyOf("POST /laravel/rest/cart-updated")).toBeTruthy();
  await page.goto(linkTo("Overview"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const expected = [
    "GET /wp-json/antares/v1/currencies",
    "POST /laravel/rest/user",
    "GET /laravel/rest/user",
    "POST /laravel/rest/cart-updated",
    "POST /laravel/rest/products/summary",
  ];
  await expect
    .poll(() => expected.filter((name) => !calls.some((call) => nameOf(call) === name)))
    .toEqual([]);

  const sent = [...calls];
  const release = await page.evaluate(async () => {
    const served = await fetch("/wp-json/antares/v1/check-cache");
    return served.headers.get("x-wp-jscachekey");
  });
  expect(release).toBeTruthy();
  const keys = sent.map((request) => [nameOf(request), request.headers()["x-js-cachekey"]]);
  expect(keys).toEqual(sent.map((request) => [nameOf(request), release]));

  const { email, password, firstName, lastName } = buyer.person;
  expect(bodyOf("POST /laravel/rest/emailsignup")).toMatchObject({ email });
  expect(bodyOf("POST /laravel/rest/user")).toEqual({
    email,
    password,
    confirm_password: password,
    first_name: firstName,
    last_name: lastName,
    optin: true,
    language: "en",
  });
});
