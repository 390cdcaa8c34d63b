import type { SeedPromotionPages } from "../promotion-pages.ts";

export const promotionPages: SeedPromotionPages = {
  "loyal-owners": {
    title: "For those who have sung with us before",
    lead: "You own an earlier AutoTune. The newest ones cost you less.",
    text: "Whoever owns AutoTune Pro X, 2024, Artist or Stage gets AutoTune 2026 and AutoTune Pro at the prices below. Log in, so that we see what you own; the rest happens in the cart. What you have stays yours.",
  },
  "winter-studio": {
    title: "A winter in the studio",
    lead: "Two tools for voices in the dark months.",
    text: "Choir makes a section out of one voice, and Vocal Reverb gives it a room. Until the end of the winter both are here at the prices below, for everybody. Put them into the cart together or leave one out there.",
  },
};
