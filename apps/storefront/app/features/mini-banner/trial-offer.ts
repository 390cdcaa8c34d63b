/** To whom a band may offer 14 free days. `ifSignedOut`: nobody has said yet who is signed in. */
export type TrialOffer = "everybody" | "ifSignedOut" | "nobody";
