import type { SeedContent } from "../seed-content.ts";

export const products: SeedContent["products"] = {
  "auto-tune-pro": {
    name: "AutoTune Pro",
    summary: "Real-time correction and note-by-note editing in one plug-in.",
  },
  "auto-tune-2026": {
    name: "AutoTune 2026",
    summary: "Real-time pitch correction, quick to set up, in the studio and on stage.",
  },
  "auto-tune-hybrid": {
    name: "AutoTune Hybrid",
    summary: "Real-time tuning for Pro Tools, on DSP hardware or natively.",
    checkoutInfo: "Works in Pro Tools only.",
    specialText: "For Pro Tools",
  },
  "auto-tune-efx-plus": {
    name: "AutoTune EFX+",
    summary: "The hard-tuned sound, with a rack of effects behind it.",
  },
  "auto-key": {
    name: "AutoKey",
    summary: "Hears which key and scale your song is in, and tells AutoTune.",
  },
  "vocal-prep": {
    name: "Vocal Prep",
    summary: "Gets a raw take ready for the mix: less noise, less room, an even level.",
  },
  "vocal-eq": {
    name: "Vocal EQ",
    summary: "An EQ with bands that follow the notes you sing.",
  },
  "vocal-compressor": {
    name: "Vocal Compressor",
    summary: "Evens out loud and quiet, starting from settings that fit your voice.",
  },
  "vocal-de-esser": {
    name: "Vocal De-Esser",
    summary: "Softens sharp s sounds and leaves the rest of the voice alone.",
  },
  "vocal-reverb": {
    name: "Vocal Reverb",
    summary: "Gives the voice a room, and suggests the one that suits it.",
  },
  metamorph: {
    name: "Metamorph",
    summary: "Turns your voice into a different one and keeps your phrasing.",
  },
  "harmony-engine": {
    name: "Harmony Engine",
    summary: "Creates harmony parts from a single lead vocal.",
  },
  vocodist: {
    name: "Vocodist",
    summary: "Vocoder sounds, from vintage to otherworldly.",
  },
  choir: {
    name: "Choir",
    summary: "Turns one singer into a choir.",
  },
  twin: {
    name: "Twin",
    summary: "Sings the part again beside you: double-tracking from one take.",
  },
  ember: {
    name: "Ember",
    summary: "Warms a voice, then saturates it, then sets it on fire.",
  },
  whisper: {
    name: "Whisper",
    summary: "Swaps the tone of a voice for breath and keeps every word.",
  },
  larynx: {
    name: "Larynx",
    summary: "Bends the throat itself: longer, shorter, narrower, not quite yours.",
  },
  shard: {
    name: "Shard",
    summary: "Breaks a take into grains and puts it back together differently.",
  },
  orbit: {
    name: "Orbit",
    summary: "Moves the voice around the listener’s head.",
  },
  dial: {
    name: "Dial",
    summary: "Puts the voice through a telephone or an old radio.",
  },
  stutter: {
    name: "Stutter",
    summary: "Repeats slices of a word in time with the song.",
  },
  halo: {
    name: "Halo",
    summary: "A reverb with a tail that climbs an octave and shimmers.",
  },
  undertow: {
    name: "Undertow",
    summary: "Adds the same voice an octave below.",
  },
  "auto-tune-unlimited-monthly": {
    name: "AutoTune Unlimited, monthly",
    summary:
      "AutoTune 2026, Pro and Hybrid, AutoKey, the vocal chain and {tools:auto-tune-unlimited-monthly/creative-vocal-effects} creative effects, billed monthly.",
    checkoutInfo: "Renews every month at this price until you cancel. You can cancel at any time.",
  },
  "auto-tune-unlimited-yearly": {
    name: "AutoTune Unlimited, yearly",
    summary:
      "AutoTune 2026, Pro and Hybrid, AutoKey, the vocal chain and {tools:auto-tune-unlimited-monthly/creative-vocal-effects} creative effects, billed yearly.",
    checkoutInfo: "Renews every year at this price until you cancel. You can cancel at any time.",
  },
};
