import type { SeedCardWords } from "../seed-content.ts";

export const cards: SeedCardWords = {
  licence: {
    heading: "What it does",
    priceSubtext: "One payment, yours to keep",
    terms: {
      heading: "With every license",
      features: [
        "On 2 computers at a time",
        "For macOS and Windows",
        "Updates to this version included",
      ],
    },
  },
  plan: {
    heading: "What’s included",
    paying: "How you pay",
    annual: ["Charged once a year", "Twelve months in one payment", "Cancel any time"],
    monthly: ["Charged once a month", "No yearly commitment", "Cancel any time"],
    terms:
      "Your plan renews automatically until you cancel. After that, it works until the end of the period you’ve paid for.",
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
        "Throat modeling",
        "One button for low latency on stage",
      ],
      notes: "Works in Pro Tools only.",
    },
    "auto-tune-efx-plus": {
      features: [
        "The hard-tuned sound from the first note",
        "From human to robot with one finger",
        "Sixteen pads that play in time",
      ],
    },
    "auto-key": {
      features: [
        "Hears the key and the scale",
        "Shows how sure it is",
        "Sets every AutoTune in the session",
      ],
    },
    "vocal-prep": { features: ["Less noise and fewer clicks", "Less room", "An even level"] },
    "vocal-eq": {
      features: [
        "Bands that follow the notes",
        "Listens first, then suggests",
        "Works as a regular EQ, too",
      ],
    },
    "vocal-compressor": {
      features: [
        "Starts from settings that fit your voice",
        "Shows every decibel it takes away",
        "From gentle to firm",
      ],
    },
    "vocal-de-esser": {
      features: [
        "Finds where your s gets sharp",
        "Lets you hear what it removes",
        "Leaves breath alone",
      ],
    },
    "vocal-reverb": {
      features: [
        "Suggests a room that suits the voice",
        "Makes way for the words",
        "Sets the distance, not just wet and dry",
      ],
    },
    metamorph: {
      features: [
        "Four voices, mixed with one finger",
        "Your phrasing stays",
        "Built, not copied from real singers",
      ],
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
        "A built-in chord, no keyboard needed",
        "Bands you can watch",
        "From clean to gritty",
      ],
    },
    choir: {
      features: [
        "Four parts from one voice",
        "You set how well they rehearsed",
        "Rows that add depth",
      ],
    },
  },
  plans: {
    unlimited: {
      subtitle: "Tune, mix and transform in one plan",
      features: [
        "{names:auto-tune-unlimited-monthly/auto-tune}",
        "{tools:auto-tune-unlimited-monthly/ai-powered-vocal-chain} vocal chain tools",
        "{tools:auto-tune-unlimited-monthly/creative-vocal-effects} creative effects",
        "New releases on the day they come out",
        "Recording templates",
      ],
      notes: "AutoTune EFX+ is sold separately.",
    },
    producer: {
      subtitle: "For recording and mixing",
      features: [
        "{names:auto-tune-producer-monthly/auto-tune}",
        "{tools:auto-tune-producer-monthly/ai-powered-vocal-chain} vocal chain tools",
        "{names:auto-tune-producer-monthly/creative-vocal-effects}",
      ],
    },
    essentials: {
      subtitle: "A clean vocal, in tune",
      features: [
        "{names:auto-tune-essentials-monthly/auto-tune}",
        "{names:auto-tune-essentials-monthly/ai-powered-vocal-chain}",
      ],
    },
  },
};
