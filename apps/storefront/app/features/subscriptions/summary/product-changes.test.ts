import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addMessages } from "../../../platform/i18n/messages.ts";
import { useNotifications } from "../../../platform/notifications/notifications.ts";
import { followProductChanges, pollRetry } from "./product-changes.ts";
import { refreshSummary, useSummary } from "./summary.ts";
import { standInBrowser } from "../../../platform/testing/stand-in-browser.ts";
import { ana } from "../../identity/testing/sample-user.ts";
import { setUser } from "../../identity/session/user-store.ts";

// The build replaces the macro by the message that it stands for; here a message is its English words.
vi.mock("@lingui/core/macro", () => ({
  msg: (words: TemplateStringsArray) => ({ id: words.join(""), message: words.join("") }),
}));

type Status = "requested" | "payment_failed" | "delivered";

let changes: object[];
let isDown: boolean;
let browser: ReturnType<typeof standInBrowser>;
let stop: () => void;
let number = 0;

const change = (status: Status, term: "more" | "less" | "same" = "same", id = `c${number}`) => ({
  id,
  status,
  change_option: { is_term_increase: term === "more", is_term_decrease: term === "less" },
  fs_sub_id: "sub/4",
  subscription_id: 4,
});
const notifications = () => useNotifications.getState().shown.map(({ text }) => text);
const countRequests = (path: string) =>
  browser.requestedPaths.filter((one) => one.startsWith(path)).length;
const summaries = () => countRequests("/laravel/rest/products/summary");
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Whether the tab is visible. */
const look = (visibilityState: "visible" | "hidden") =>
  vi.stubGlobal("document", { cookie: "", visibilityState });

beforeEach(() => {
  addMessages("en", {});
  vi.useFakeTimers();
  number += 1;
  changes = [];
  isDown = false;
  browser = standInBrowser({
    "/laravel/rest/products/summary": () =>
      isDown ? { status: 503 } : { body: { pendingProductChanges: changes } },
    "/laravel/rest/product-changes/": () => ({ status: 204 }),
  });
  look("visible");
  useNotifications.setState({ shown: [] });
  setUser(ana);
  stop = followProductChanges();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe("A change of plan", () => {
  it.each([
    ["requested", "more", "Term Change Pending", "info"],
    ["payment_failed", "more", "Term Change Failed", "error"],
    ["delivered", "less", "Term Change Complete", "success"],
    ["requested", "same", "Product Change Pending", "info"],
    ["payment_failed", "same", "Product Change Failed", "error"],
    ["delivered", "same", "Product Change Complete", "success"],
  ] as const)(
    "[ACCT-03] that is %s (term: %s) is notified as “%s”",
    async (status, term, text, kind) => {
      changes = [change(status, term)];
      await refreshSummary();
      expect(useNotifications.getState().shown).toMatchObject([
        { text, kind, link: { to: "/my-account/subscriptions/4?fs_id=sub%2F4" } },
      ]);
    },
  );

  it("[SHELL-03] is polled every 10 s while it is under way, also without a response", async () => {
    expect(pollRetry).toBe(10_000);
    changes = [change("requested")];
    await refreshSummary();
    expect(summaries()).toBe(1);
    await wait(9900);
    expect(summaries()).toBe(1);
    await wait(200);
    expect(summaries()).toBe(2);
    isDown = true;
    await wait(20_000);
    expect(summaries()).toBe(4);
    isDown = false;
    changes = [change("delivered")];
    await wait(10_000);
    expect(notifications()).toEqual(["Product Change Pending", "Product Change Complete"]);
    await wait(60_000);
    expect(summaries()).toBe(5);
  });

  it("[ACCT-03] is notified once, and its end is marked as seen on the server", async () => {
    changes = [change("delivered")];
    await refreshSummary();
    await refreshSummary();
    expect(notifications()).toEqual(["Product Change Complete"]);
    expect(countRequests(`/laravel/rest/product-changes/c${number}/seen`)).toBeGreaterThan(0);
    // Another page load in the same browser.
    stop();
    useSummary.setState({ productChanges: [] });
    stop = followProductChanges();
    await refreshSummary();
    expect(notifications()).toHaveLength(1);
  });

  it("is left to the visible tab", async () => {
    look("hidden");
    changes = [change("delivered")];
    await refreshSummary();
    expect(notifications()).toEqual([]);
    expect(countRequests("/laravel/rest/product-changes/")).toBe(0);
  });
});
