import type { RouteName } from "@autotune/routes";

/** The product families; each has its own hue and its own path segment. */
export const families = [
  "auto-tune",
  "ai-powered-vocal-chain",
  "creative-vocal-effects",
  "subscriptions",
] as const;

export type Family = (typeof families)[number];

/** The route of its product pages, and of the list of them. */
export const routeOfFamily = {
  "auto-tune": "AutoTune",
  "ai-powered-vocal-chain": "AiPowered",
  "creative-vocal-effects": "VocalEffects",
  subscriptions: "Subscriptions",
} as const satisfies Record<Family, RouteName>;
