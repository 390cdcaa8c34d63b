/** The product families; each has its own hue and its own part of the addresses. */
export const families = [
  "auto-tune",
  "ai-powered-vocal-chain",
  "creative-vocal-effects",
  "subscriptions",
] as const;

export type Family = (typeof families)[number];
