import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useConsent } from "../../consent/consent-status.ts";
// Imported before there is a document: the library would expect a more complete one than the stub.
import "./assign-variants.ts";
import { settleAssignments } from "./settle-assignments.ts";

const given = /^experiments=plan-promise:(control|start-free)$/;

/** A cookie jar that is written one cookie at a time, like a browser's. */
function jar(initial: string) {
  const cookies = new Map(initial === "" ? [] : [initial.split("=", 2) as [string, string]]);
  return {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      const [, name = "", value = "", age] = /^(\w+)=([^;]*);.*Max-Age=(\d+)/.exec(text) ?? [];
      if (age === "0") cookies.delete(name);
      else cookies.set(name, value);
    },
  };
}

beforeEach(() => {
  vi.stubGlobal("location", { protocol: "https:" });
  useConsent.setState({ status: 1 });
});
afterEach(() => vi.unstubAllGlobals());

it("[TRACK-02] a browser is given a variant once and keeps it", async () => {
  vi.stubGlobal("document", jar(""));
  await settleAssignments();
  const first = document.cookie;
  expect(first).toMatch(given);
  for (let visits = 0; visits < 20; visits++) await settleAssignments();
  expect(document.cookie).toBe(first);
});

it("ended experiments are removed, running ones stay", async () => {
  vi.stubGlobal("document", jar("experiments=ended:b.plan-promise:start-free"));
  await settleAssignments();
  expect(document.cookie).toBe("experiments=plan-promise:start-free");
});

it("[TRACK-02] if consent is withdrawn while the code loads, nothing is stored", async () => {
  vi.stubGlobal("document", jar(""));
  const settling = settleAssignments();
  useConsent.setState({ status: 0 });
  await settling;
  expect(document.cookie).toBe("");
});

it("two tabs that draw at the same time end with one variant", async () => {
  for (let times = 0; times < 20; times++) {
    vi.stubGlobal("document", jar(""));
    const first = settleAssignments();
    const second = settleAssignments();
    await first;
    const firstCookie = document.cookie;
    await second;
    expect(document.cookie).toBe(firstCookie);
  }
});
