import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { settings } from "../../../test/settings.ts";
import { createApp, type App } from "../app.ts";
import { country } from "./country.ts";

let app: App;
beforeAll(async () => {
  app = await createApp({ settings, name: "web", trustedProxies: "127.0.0.1" });
  await app.register(country, { header: "x-country" });
  app.get("/", (request) => app.countryOf(request));
});
afterAll(() => app.close());

const browser = "Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/131.0";
const german = "91.0.0.1";

/** As a browser with an IP address, through our edge. */
async function countryOf(headers: Record<string, string>, remoteAddress = "127.0.0.1") {
  const requestHeaders = { "user-agent": browser, "x-forwarded-for": german, ...headers };
  return (await app.inject({ url: "/", headers: requestHeaders, remoteAddress })).body;
}

describe("the country of a request", () => {
  it("is the visitor's choice, before the edge's header, before the IP address's country", async () => {
    expect(await countryOf({})).toBe("DE");
    expect(await countryOf({ "x-country": "AT" })).toBe("AT");
    expect(await countryOf({ "x-country": "AT", cookie: "a=1; country=JP; b=2" })).toBe("JP");
  });

  it("is the United States where nothing is known", async () => {
    expect(await countryOf({ "x-forwarded-for": "10.0.0.1" })).toBe("US");
    expect(await countryOf({ "x-forwarded-for": "10.0.0.1", "x-country": "XX" })).toBe("US");
  });

  it("is not taken from a header that our edge did not send", async () => {
    expect(await countryOf({ "x-country": "AT" }, german)).toBe("DE");
  });

  it.each(["x", "at", "A1", "AUT", "A;", ""])("is not the invalid %j", async (named) => {
    expect(await countryOf({ "x-country": named })).toBe("DE");
    expect(await countryOf({ cookie: `country=${named}` })).toBe("DE");
  });

  it("is the United States for crawlers and automation that have not chosen", async () => {
    const machine = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)", "x-country": "AT" };
    expect(await countryOf(machine)).toBe("US");
    expect(await countryOf({ ...machine, cookie: "country=SE" })).toBe("SE");
  });
});
