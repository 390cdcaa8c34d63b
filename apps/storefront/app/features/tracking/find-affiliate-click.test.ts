import { describe, expect, it } from "vitest";
import { findAffiliateClick } from "./find-affiliate-click.ts";

const shop = "https://shop.test";

describe("the click that led to a visit", () => {
  it("[NAV-05] stands in the address as irclickid, on whatever page", () => {
    expect(findAffiliateClick([`${shop}/es/learn?a=1&irclickid=Ab-9.x~z#end`])).toBe("Ab-9.x~z");
  });

  it("is the newest one where several led here", () => {
    const addresses = [`${shop}/checkout`, `${shop}/?irclickid=new`, `${shop}/?irclickid=old`];
    expect(findAffiliateClick(addresses)).toBe("new");
  });

  it("is nothing that no programme would write", () => {
    const forged = [
      `${shop}/`,
      `${shop}/?irclickid=`,
      `${shop}/?irclickid=two%20words`,
      `${shop}/?irclickid=${"x".repeat(201)}`,
    ];
    expect(findAffiliateClick(forged)).toBeUndefined();
  });
});
