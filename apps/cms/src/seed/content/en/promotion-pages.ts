import type { SeedPromotionPages } from "../promotion-pages.ts";

export const promotionPages: SeedPromotionPages = {
  "loyal-owners": {
    title: "For AutoTune owners",
    lead: "You already own an earlier AutoTune, so the newest editions cost you less.",
    text: "If you own AutoTune Pro X, 2024, Artist or Stage, you get AutoTune 2026 and AutoTune Pro at the prices below. Sign in so we can see what you own, and the price changes in your cart. You keep what you have.",
  },
  "winter-studio": {
    title: "Nights in the studio",
    lead: "For long nights in the studio: Choir and Vocal Reverb, for less.",
    text: "Choir turns one voice into a section, and Vocal Reverb gives it a room. Anyone can buy them at the prices below. Add one or both.",
  },
};
