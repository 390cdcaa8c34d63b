import { linkTo } from "@autotune/routes";
import { cmsLoopbackUrl, editorPassword, expect, test, webUrls } from "../../fixtures/shop-test.ts";

async function requestCms(
  method: "POST" | "DELETE",
  path: string,
  body?: object,
): Promise<Response> {
  const signedIn = await fetch(`${cmsLoopbackUrl}/api/users/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "editor@autotune.test", password: editorPassword }),
  });
  const { token } = (await signedIn.json()) as { token: string };
  return fetch(`${cmsLoopbackUrl}/api/${path}`, {
    method,
    headers: { "content-type": "application/json", authorization: `JWT ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** As the admin panel saves it. */
async function publishRedirect(from: string, to: string): Promise<number> {
  return (await requestCms("POST", "redirects", { from, to, _status: "published" })).status;
}

/** Another try of the same test may have left it. */
async function withoutRedirect(from: string): Promise<void> {
  await requestCms("DELETE", `redirects?where[from][equals]=${encodeURIComponent(from)}`);
}

test("a URL that editors gave up leads to the new one, typed or by a link, with its query", async ({
  page,
}) => {
  await withoutRedirect("/spring-offers");
  expect(await publishRedirect("/spring-offers", linkTo("Products"))).toBe(201);
  expect(await publishRedirect("/summer-offers", "/spring-offers")).toBe(400);

  for (const web of webUrls)
    await expect
      .poll(async () => (await fetch(`${web}/spring-offers`, { redirect: "manual" })).status)
      .toBe(301);
  await page.goto("/spring-offers?utm_source=mail");
  await expect(page).toHaveURL(`${linkTo("Products")}?utm_source=mail`);
  await page.goto("/es/spring-offers");
  await expect(page).toHaveURL(linkTo("Products", {}, "es"));

  // On client navigation: the router requests data, and follows its redirect.
  await page.goto(linkTo("Home"), { waitUntil: "networkidle" });
  await page.evaluate(() => {
    document.body.setAttribute("data-same-document", "");
    history.pushState({ idx: 1, key: "old", usr: null }, "", "/spring-offers?utm_source=mail");
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  });
  await expect(page).toHaveURL(`${linkTo("Products")}?utm_source=mail`);
  await expect(page.locator("body[data-same-document]")).toHaveCount(1);
});
