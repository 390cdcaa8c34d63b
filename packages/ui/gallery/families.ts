/** As the shop names them in `data-family`. */
export const families = [
  { value: "auto-tune", title: "AutoTune" },
  { value: "ai-powered-vocal-chain", title: "AI vocal chain" },
  { value: "creative-vocal-effects", title: "Creative effects" },
  { value: "subscriptions", title: "Unlimited" },
] as const;

export type FamilyName = (typeof families)[number]["value"];
