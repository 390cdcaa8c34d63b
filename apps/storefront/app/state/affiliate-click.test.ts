import { beforeEach, describe, expect, it } from "vitest";
import { keepAffiliateClick, keptAffiliateClick } from "./affiliate-click.ts";
import { stubBrowser } from "./browser.sample.ts";
import { useConsent } from "./consent.ts";

let stored: Map<string, string>;
beforeEach(() => {
  stored = stubBrowser().stored;
  useConsent.setState({ status: 1 });
});

const day = 24 * 60 * 60 * 1000;

describe("an affiliate's click", () => {
  it("[NAV-05] is kept for 30 days, and the same one does not begin anew", () => {
    keepAffiliateClick("click-1", 0);
    keepAffiliateClick("click-1", 20 * day);
    expect(keptAffiliateClick(30 * day - 1)).toBe("click-1");
    expect(keptAffiliateClick(30 * day)).toBeNull();
    expect([...stored.keys()]).toEqual([]);
  });

  it("is replaced by a newer one", () => {
    keepAffiliateClick("click-1", 0);
    keepAffiliateClick("click-2", 20 * day);
    expect(keptAffiliateClick(40 * day)).toBe("click-2");
  });

  it.each([-1, 0] as const)("[NAV-05] is neither kept nor told while consent is %i", (status) => {
    keepAffiliateClick("click-1", 0);
    useConsent.setState({ status });
    expect(keptAffiliateClick(1)).toBeNull();
    stored.clear();
    keepAffiliateClick("click-2", 0);
    expect([...stored.keys()]).toEqual([]);
  });

  it.each(["nonsense", "null", "[]", '{"id":7,"at":0}', '{"id":"two words","at":0}', '{"id":"a"}'])(
    "survives %s in its place",
    (text) => {
      stored.set("affiliate-click", text);
      expect(keptAffiliateClick(1)).toBeNull();
      keepAffiliateClick("click-1", 0);
      expect(keptAffiliateClick(1)).toBe("click-1");
    },
  );

  it("is nobody's where nothing can be kept", () => {
    stubBrowser({ forbidden: true });
    keepAffiliateClick("click-1", 0);
    expect(keptAffiliateClick(1)).toBeNull();
  });
});
