import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubBrowser } from "../../../platform/testing/stub-browser.ts";
import { closeBanner, followClosing, useClosedBanner } from "./closed-banner.ts";

beforeEach(() => useClosedBanner.setState({ slug: undefined }));
afterEach(() => vi.unstubAllGlobals());

const follow = () => followClosing(new AbortController().signal);

test("a closed banner stays closed on the next page", () => {
  stubBrowser();
  closeBanner("autumn");
  expect(useClosedBanner.getState().slug).toBe("autumn");
  useClosedBanner.setState({ slug: undefined });
  follow();
  expect(useClosedBanner.getState().slug).toBe("autumn");
});

test("a banner that is closed in another tab closes here; changes of other keys are ignored", () => {
  const { fire } = stubBrowser();
  follow();
  const stored = (key: string, newValue: string | null) => fire("storage", { key, newValue });
  stored("consent", "1");
  stored("closed-banner", null);
  expect(useClosedBanner.getState().slug).toBeUndefined();
  stored("closed-banner", "autumn");
  expect(useClosedBanner.getState().slug).toBe("autumn");
});

test("where storage is blocked, it is closed for this page", () => {
  stubBrowser({ forbidden: true });
  follow();
  closeBanner("autumn");
  expect(useClosedBanner.getState().slug).toBe("autumn");
});
