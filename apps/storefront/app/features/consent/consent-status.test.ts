import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubBrowser } from "../../platform/testing/stub-browser.ts";

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

async function openPage({
  saved,
  forbidden = false,
}: { saved?: string; forbidden?: boolean } = {}) {
  const { stored } = stubBrowser({ forbidden });
  if (saved !== undefined) stored.set("consent", saved);
  return { stored, consent: await import("./consent-status.ts") };
}

describe("consent", () => {
  it("[CONS-01] is unset until a choice is made, and then stored", async () => {
    const { stored, consent } = await openPage();
    consent.showStoredConsent();
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
  ])("[CONS-02] the stored value %j allows tracking: %s", async (saved, allowed) => {
    const { consent } = await openPage({ saved });
    expect(consent.isTrackingAllowed()).toBe(false);
    consent.showStoredConsent();
    expect(consent.isTrackingAllowed()).toBe(allowed);
  });

  it("runs a waiting callback at once where consent was given", async () => {
    const { consent } = await openPage({ saved: "1" });
    consent.showStoredConsent();
    const run = vi.fn<() => void>();
    consent.whenTrackingAllowed(run);
    expect(run).toHaveBeenCalledOnce();
  });

  it("[CONS-02] runs a waiting callback once on consent, and never after a denial", async () => {
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

  it("runs waiting callbacks on consent in another tab, also without storage", async () => {
    const { consent } = await openPage({ forbidden: true });
    const run = vi.fn<() => void>();
    consent.whenTrackingAllowed(run);
    consent.showStoredConsent("1");
    expect(run).toHaveBeenCalledOnce();
  });

  it("[LEGAL-07] a browser with Global Privacy Control is asked nothing and allows nothing, whatever was stored", async () => {
    const { stored, consent } = await openPage({ saved: "1" });
    vi.stubGlobal("navigator", { globalPrivacyControl: true });
    const run = vi.fn<() => void>();
    consent.whenTrackingAllowed(run);
    consent.showStoredConsent();
    expect(consent.useConsent.getState().status).toBe(0);
    consent.setConsent(1);
    expect(consent.isTrackingAllowed()).toBe(false);
    expect(stored.get("consent")).toBe("0");
    expect(run).not.toHaveBeenCalled();
  });

  it("runs no callback that was cancelled", async () => {
    const { consent } = await openPage();
    const run = vi.fn<() => void>();
    consent.whenTrackingAllowed(run)();
    consent.setConsent(1);
    expect(run).not.toHaveBeenCalled();
  });
});
