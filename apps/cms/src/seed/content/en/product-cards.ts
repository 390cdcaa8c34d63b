import type { SeedCardWords } from "../seed-content.ts";

export const cards: SeedCardWords = {
  licence: {
    heading: "What it does",
    priceSubtext: "One payment, yours to keep",
    terms: {
      heading: "With every licence",
      features: [
        "On 2 computers at a time",
        "For macOS and Windows",
        "Updates of this version included",
      ],
    },
  },
  plan: {
    heading: "What it holds",
    paying: "How you pay",
    annual: ["Charged once a year", "Costs less than twelve months", "Cancel any time"],
    monthly: ["Charged once a month", "Stop after any month", "Cancel any time"],
    terms:
      "The plan renews by itself until you cancel. After that it works until the end of the time you have paid for.",
  },
  tools: {
    "auto-tune-pro": {
      features: [
        "Corrects while you sing",
        "Edits the take note by note",
        "Flex-Tune and Humanize keep it alive",
      ],
    },
    "auto-tune-2026": {
      features: [
        "Ready in a minute",
        "Two knobs on one page",
        "Low latency, in the studio and on stage",
      ],
    },
    "auto-tune-hybrid": {
      features: [
        "Runs on DSP hardware or natively",
        "Throat modelling",
        "One button for low latency on stage",
      ],
      notes: "Works in Pro Tools only.",
    },
    "auto-tune-efx-plus": {
      features: [
        "The hard-tuned sound from the first note",
        "A field of effects for one finger",
        "Sixteen pads that play in time",
      ],
    },
    "auto-key": {
      features: [
        "Hears the key and the scale",
        "Says how sure it is",
        "Tells every AutoTune in the session",
      ],
    },
    "vocal-prep": { features: ["Less noise and fewer clicks", "Less room", "An even level"] },
    "vocal-eq": {
      features: [
        "Bands that follow the notes",
        "Listens first, then suggests",
        "Everything that an EQ does",
      ],
    },
    "vocal-compressor": {
      features: ["A start that fits your voice", "Shows what it has done", "From gentle to firm"],
    },
    "vocal-de-esser": {
      features: ["Finds the s of your voice", "Lets you hear what goes", "Leaves breath alone"],
    },
    "vocal-reverb": {
      features: [
        "Suggests a room that suits the voice",
        "Makes way for the words",
        "Sets the distance, not only the mix",
      ],
    },
    metamorph: {
      features: ["Four voices, mixed with one finger", "Your phrasing stays", "Nobody is copied"],
    },
    "harmony-engine": {
      features: [
        "Harmonies in the key of the song",
        "Follows your phrasing",
        "Each voice a little different",
      ],
    },
    vocodist: {
      features: [
        "Chords of its own as carrier",
        "Bands that you can watch",
        "From clean to gritty",
      ],
    },
    choir: {
      features: [
        "Four parts out of one voice",
        "You set how well they rehearsed",
        "A room with depth",
      ],
    },
  },
  plans: {
    unlimited: {
      subtitle: "Every tool in one plan",
      features: [
        "AutoTune 2026, Pro and Hybrid",
        "AutoKey",
        "All 5 tools of the vocal chain",
        "All 14 creative effects",
        "New releases on the day they come out",
        "Recording templates",
      ],
      notes: "AutoTune EFX+ is sold beside the plan.",
    },
    producer: {
      subtitle: "For those who record and mix",
      features: [
        "AutoTune 2026",
        "AutoKey",
        "All 5 tools of the vocal chain",
        "Metamorph, Harmony Engine, Vocodist and Choir",
      ],
    },
    essentials: {
      subtitle: "A clean vocal, in tune",
      features: ["AutoTune 2026", "AutoKey", "Vocal Prep", "Vocal De-Esser"],
    },
  },
};
