import { edge, expect, test, webUrls } from "../../fixtures/shop-test.ts";
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(edge + path, {
    headers: { "accept-encoding": "identity", ...headers },
    redirect: "manual",
  });

test.describe("The edge", () => {
  test("caches a page for everybody, whatever the campaign parameters", async () => {
    await get("/de");
    const again = await get("/de?utm_source=mail&gclid=42");
    expect(again.headers.get("x-cache")).toBe("HIT");
    expect(again.headers.get("set-cookie")).toBeNull();
    expect(again.headers.get("cache-control")).toContain("s-maxage=1");
  });

  test("caches one copy for each encoding", async () => {
    for (const encoding of ["br", "gzip"]) {
      const response = await get("/fr", { "accept-encoding": `${encoding};q=1.0, *;q=0.1` });
      expect(response.headers.get("content-encoding")).toBe(encoding);
      expect(await response.text()).toContain("<!DOCTYPE html>");
    }
    expect((await get("/fr")).headers.get("content-encoding")).toBeNull();
  });

  test("takes the encoding that the client prefers, and none that it excludes", async () => {
    for (const [accepted, sent] of [
      ["br;q=0.5, gzip;q=0.1", "br"],
      ["br; q=0, gzip", "gzip"],
    ] as const) {
      const response = await get("/fr", { "accept-encoding": accepted });
      expect(response.headers.get("content-encoding"), accepted).toBe(sent);
    }
  });

  test("redirects each visitor with the visitor's own query", async () => {
    for (const query of ["?irclickid=A", "?irclickid=A", "?utm_source=B", ""]) {
      const response = await get(`/es/products/auto-tune/pro${query}`);
      expect(response.status).toBe(301);
      expect(response.headers.get("location")).toBe(`/es/producto/auto-tune/pro${query}`);
    }
  });

  test("does not take one URL in one encoding for another URL", async () => {
    const call = `/wp-json/wp/v2/pages?at=${Date.now()}&slug=home`;
    expect(await (await get(`${call}br`)).json()).toEqual([]);
    const home = await get(call, { "accept-encoding": "br" });
    expect(await home.json()).toMatchObject([{ slug: "home" }]);

    for (let turn = 0; turn < 2; turn += 1) {
      expect((await get("/br")).status).toBe(404);
      expect((await get("/", { "accept-encoding": "br" })).status).toBe(200);
    }
  });

  test("does not let a strangely written query change a page's data for others", async () => {
    const data = await (await fetch(`${webUrls[0]}/de.data`)).text();
    await get("/de.data?%5froutes=zzz");
    expect(await (await get("/de.data")).text()).toBe(data);
  });

  test("responds 304 to a client that has the page", async () => {
    const first = await get("/it");
    const etag = first.headers.get("etag") ?? "";
    expect(etag).not.toBe("");
    expect((await get("/it", { "if-none-match": etag })).status).toBe(304);
  });

  test("does not cache made-up URLs", async () => {
    await get("/made-up-1");
    const again = await get("/made-up-1");
    expect(again.status).toBe(404);
    expect(again.headers.get("x-cache")).toBe("MISS");
  });

  test("hides internal endpoints", async () => {
    for (const path of ["/metrics", "/health/ready", "/health/live"])
      expect((await get(path)).status).toBe(404);
  });

  test("caches built files for a year, compressed", async () => {
    const html = await (await get("/")).text();
    const [script] = /\/assets\/[\w.-]+\.js/.exec(html) ?? [];
    expect(script).toBeDefined();
    const response = await get(script ?? "", { "accept-encoding": "br" });
    expect(response.headers.get("cache-control")).toContain("immutable");
    expect(response.headers.get("content-encoding")).toBe("br");
  });

  test("does not let a browser run anything but the page's own scripts", async ({ page }) => {
    const policy = (await get("/")).headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    await page.goto("/");
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "window.injected = true";
      document.body.append(script);
    });
    expect(await page.evaluate(() => "injected" in window)).toBe(false);
  });
  test.use({ expectedConsole: [/Content Security Policy/] });
});

test("Every web process renders every page itself", async () => {
  for (const web of webUrls) {
    const response = await fetch(`${web}/ko`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<html lang="ko"');
  }
});
