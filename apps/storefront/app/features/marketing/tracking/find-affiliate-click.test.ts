import { describe, expect, it } from "vitest";
import { findAffiliateClick } from "./find-affiliate-click.ts";

const shop = "https://shop.test";

describe("the click that led to a visit", () => {
  it("[NAV-05] is in the URL as irclickid, on any page", () => {
    expect(findAffiliateClick([`${shop}/es/learn?a=1&irclickid=Ab-9.x~z#end`])).toBe("Ab-9.x~z");
  });

  it("is the newest one where several led here", () => {
    const urls = [`${shop}/checkout`, `${shop}/?irclickid=new`, `${shop}/?irclickid=old`];
    expect(findAffiliateClick(urls)).toBe("new");
  });

  it("ignores what no affiliate network would write", () => {
    const forged = [
      `${shop}/`,
      `${shop}/?irclickid=`,
      `${shop}/?irclickid=two%20words`,
      `${shop}/?irclickid=${"x".repeat(201)}`,
    ];
    expect(findAffiliateClick(forged)).toBeUndefined();
  });
});
