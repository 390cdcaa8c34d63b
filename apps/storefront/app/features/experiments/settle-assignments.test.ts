import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useConsent } from "../../state/consent.ts";
// Fetched before there is a document: the library would look for more of it than this one has.
import "./assign-variants.ts";
import { settleAssignments } from "./settle-assignments.ts";

const given = /^experiments=plan-promise:(control|start-free)$/;

/** A jar that takes one cookie after the other, as a browser's does. */
function jar(kept: string) {
  const cookies = new Map(kept === "" ? [] : [kept.split("=", 2) as [string, string]]);
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

it("what has ended is taken out, what runs stays", async () => {
  vi.stubGlobal("document", jar("experiments=ended:b.plan-promise:start-free"));
  await settleAssignments();
  expect(document.cookie).toBe("experiments=plan-promise:start-free");
});

it("[TRACK-02] whoever takes their yes back while the code comes keeps nothing", async () => {
  vi.stubGlobal("document", jar(""));
  const settling = settleAssignments();
  useConsent.setState({ status: 0 });
  await settling;
  expect(document.cookie).toBe("");
});

it("two tabs that draw at once end with one variant", async () => {
  for (let times = 0; times < 20; times++) {
    vi.stubGlobal("document", jar(""));
    const first = settleAssignments();
    const second = settleAssignments();
    await first;
    const kept = document.cookie;
    await second;
    expect(document.cookie).toBe(kept);
  }
});
