import { beforeEach, describe, expect, it, vi } from "vitest";
import { visitUrls } from "./visit-urls.ts";

const shop = "https://shop.test";

beforeEach(() => {
  vi.stubGlobal("location", { href: `${shop}/checkout`, origin: shop });
  vi.stubGlobal("document", { referrer: `${shop}/cart` });
  vi.stubGlobal("performance", { getEntriesByType: () => [{ name: `${shop}/learn` }] });
});

describe("the URLs of a visit", () => {
  it("are those of the tab's history, the newest first", () => {
    const entries = () => [{ url: `${shop}/?irclickid=a` }, { url: null }, { url: `${shop}/b` }];
    vi.stubGlobal("navigation", { entries });
    expect(visitUrls().slice(0, 3)).toEqual([
      `${shop}/checkout`,
      `${shop}/b`,
      `${shop}/?irclickid=a`,
    ]);
  });

  it("are the page, its referrer and the landing page, where a browser hides its history", () => {
    vi.stubGlobal("navigation", undefined);
    expect(visitUrls()).toEqual([`${shop}/checkout`, `${shop}/cart`, `${shop}/learn`]);
  });

  it("exclude other sites", () => {
    vi.stubGlobal("navigation", undefined);
    vi.stubGlobal("document", { referrer: "https://blog.test/?irclickid=theirs" });
    expect(visitUrls()).toEqual([`${shop}/checkout`, `${shop}/learn`]);
  });
});
