import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowser } from "./browser.sample.ts";

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function openPage({ kept, forbidden = false }: { kept?: string; forbidden?: boolean } = {}) {
  const { stored } = stubBrowser({ forbidden });
  if (kept !== undefined) stored.set("consent", kept);
  return { stored, consent: await import("./consent.ts") };
}

describe("consent", () => {
  it("[CONS-01] is unanswered until somebody answers, and then kept", async () => {
    const { stored, consent } = await openPage();
    consent.showKeptConsent();
    expect(consent.useConsent.getState().status).toBe(-1);
    consent.setConsent(0);
    expect(stored.get("consent")).toBe("0");
    expect(consent.useConsent.getState().status).toBe(0);
  });

  it.each([
    ["1", true],
    ["0", false],
    ["-1", false],
    ["true", false],
    ["", false],
  ])("[CONS-02] what is kept as %j allows tracking: %s", async (kept, allowed) => {
    const { consent } = await openPage({ kept });
    expect(consent.isTrackingAllowed()).toBe(false);
    consent.showKeptConsent();
    expect(consent.isTrackingAllowed()).toBe(allowed);
  });

  it("runs at once what waits for a yes that was given", async () => {
    const { consent } = await openPage({ kept: "1" });
    consent.showKeptConsent();
    const run = vi.fn<() => void>();
    consent.whenTrackingAllowed(run);
    expect(run).toHaveBeenCalledOnce();
  });

  it("[CONS-02] runs once what waits for a yes, when it comes, and never after a no", async () => {
    const { consent } = await openPage();
    const run = vi.fn<() => void>();
    consent.whenTrackingAllowed(run);
    consent.setConsent(0);
    expect(run).not.toHaveBeenCalled();
    consent.setConsent(1);
    consent.setConsent(0);
    consent.setConsent(1);
    expect(run).toHaveBeenCalledOnce();
  });

  it("runs what waits when another tab tells of the yes, also where nothing can be kept", async () => {
    const { consent } = await openPage({ forbidden: true });
    const run = vi.fn<() => void>();
    consent.whenTrackingAllowed(run);
    consent.showKeptConsent("1");
    expect(run).toHaveBeenCalledOnce();
  });

  it("runs nothing for whoever has stopped waiting", async () => {
    const { consent } = await openPage();
    const run = vi.fn<() => void>();
    consent.whenTrackingAllowed(run)();
    consent.setConsent(1);
    expect(run).not.toHaveBeenCalled();
  });
});
