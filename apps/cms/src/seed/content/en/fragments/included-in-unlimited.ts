import type { IncludedInBlock } from "@autotune/contract";

/** The offer that is the same on every page of a tool that the plan holds. */
export function includedInUnlimited(text: string): IncludedInBlock {
  return {
    block: "includedIn",
    headline: "Also part of Unlimited",
    text,
    pages: ["subscriptions/unlimited"],
  };
}
