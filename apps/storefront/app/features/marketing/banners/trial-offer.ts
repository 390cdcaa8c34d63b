/** To whom a banner may offer the 14-day trial. `ifSignedOut`: the session is not known yet. */
export type TrialOffer = "everybody" | "ifSignedOut" | "nobody";
