import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stubBrowser } from "../../../platform/testing/stub-browser.ts";
import { openProviderPage } from "./open-provider-page.ts";

let fire: ReturnType<typeof stubBrowser>["fire"];
let goneTo: string[];

beforeEach(() => {
  vi.useFakeTimers();
  ({ fire } = stubBrowser());
  goneTo = [];
  vi.stubGlobal("location", { assign: (url: string) => goneTo.push(url) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const found = async () => ({ ok: true, value: "https://provider.test/invoice" }) as const;

it("says at once why there is no such page", async () => {
  const rejected = await openProviderPage(async () => ({ ok: false, rejection: "provider" }));
  expect(rejected).toBe("provider");
  expect(goneTo).toEqual([]);
});

it("is over when the back button brings this page back", async () => {
  const opened = openProviderPage(found);
  await vi.advanceTimersByTimeAsync(1000);
  expect(goneTo).toEqual(["https://provider.test/invoice"]);
  fire("pageshow", { persisted: true });
  await expect(opened).resolves.toBeNull();
});

it("is over after a while where the page was not left: it was stopped, or a file came", async () => {
  const end = vi.fn<(rejection: unknown) => void>();
  void openProviderPage(found).then(end);
  await vi.advanceTimersByTimeAsync(9000);
  expect(end).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(end).toHaveBeenCalledWith(null);
});
