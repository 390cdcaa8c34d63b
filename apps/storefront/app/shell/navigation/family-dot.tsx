import type { Family } from "@autotune/contract";

/** The hue of a family; the plan that includes all of them has all hues. */
export function FamilyDot({ family }: { family: Family }) {
  const hue =
    family === "subscriptions"
      ? "bg-linear-to-br from-violet via-coral to-cyan"
      : "bg-family shadow-[0_0_10px_-1px_var(--family)]";
  return <span className={`size-2.5 shrink-0 rounded-full ${hue}`} />;
}
