import { beforeEach, describe, expect, it } from "vitest";
import { saveAffiliateClick, storedAffiliateClick } from "./affiliate-click.ts";
import { stubBrowser } from "../../../platform/testing/stub-browser.ts";
import { useConsent } from "../../consent/consent-status.ts";

let stored: Map<string, string>;
beforeEach(() => {
  stored = stubBrowser().stored;
  useConsent.setState({ status: 1 });
});

const day = 24 * 60 * 60 * 1000;

describe("an affiliate's click", () => {
  it("[NAV-05] is stored for 30 days, which the same click does not extend", () => {
    saveAffiliateClick("click-1", 0);
    saveAffiliateClick("click-1", 20 * day);
    expect(storedAffiliateClick(30 * day - 1)).toBe("click-1");
    expect(storedAffiliateClick(30 * day)).toBeNull();
    expect([...stored.keys()]).toEqual([]);
  });

  it("is replaced by a newer one", () => {
    saveAffiliateClick("click-1", 0);
    saveAffiliateClick("click-2", 20 * day);
    expect(storedAffiliateClick(40 * day)).toBe("click-2");
  });

  it.each([-1, 0] as const)("[NAV-05] is neither stored nor sent while consent is %i", (status) => {
    saveAffiliateClick("click-1", 0);
    useConsent.setState({ status });
    expect(storedAffiliateClick(1)).toBeNull();
    stored.clear();
    saveAffiliateClick("click-2", 0);
    expect([...stored.keys()]).toEqual([]);
  });

  it.each(["nonsense", "null", "[]", '{"id":7,"at":0}', '{"id":"two words","at":0}', '{"id":"a"}'])(
    "ignores %s in storage",
    (text) => {
      stored.set("affiliate-click", text);
      expect(storedAffiliateClick(1)).toBeNull();
      saveAffiliateClick("click-1", 0);
      expect(storedAffiliateClick(1)).toBe("click-1");
    },
  );

  it("is null without storage", () => {
    stubBrowser({ forbidden: true });
    saveAffiliateClick("click-1", 0);
    expect(storedAffiliateClick(1)).toBeNull();
  });
});
