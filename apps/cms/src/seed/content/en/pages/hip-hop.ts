import type { SeedPage } from "../../seed-content.ts";

export const hipHop: SeedPage = {
  title: "Hip-Hop",
  seo: {
    title: "AutoTune for hip-hop vocals",
    description:
      "Hard-tuned hooks, loose verses, ad-libs with an echo: how to tune and mix hip-hop vocals, with settings to start from.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Hooks on the grid, verses off it",
      text: "Hip-hop made hard tuning famous, then learned when to leave it alone. Here’s how to do both, with a beat and a microphone.",
    },
    {
      block: "featureRows",
      headline: "From the beat to the hook",
      rows: [
        {
          title: "Get the key from the beat",
          text: "Put AutoKey on the beat, ideally without the drums, and play the part with the chords. A bass that slides between notes can throw it off, so check against the note you’d end on.",
        },
        {
          title: "Write the hook for hard tuning",
          text: "The effect happens on the way from one note to the next. Slide slowly, hold the ends and leave room between the lines. Three notes are often enough for a melody.",
        },
        {
          title: "Let the verse talk",
          text: "Rapped lines glide like speech and have no note to land on. Tune them hard and they warble. Bypass the plug-in there, or go slow enough to help only the held words.",
        },
        {
          title: "Give ad-libs their own space",
          text: "Put them on their own track, hard-tuned, thin and in time. Sync the echo to your DAW: at 140 BPM, an eighth note lasts 214 ms.",
        },
        {
          title: "Put weight under the last word",
          text: "Undertow adds the same voice an octave below. Ten dB under the lead, you feel it more than you hear it.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Four voices for one song",
      text: "Before and after, with a synthesized singer.",
      demos: [
        {
          product: "auto-tune-efx-plus",
          title: "The hook",
          text: "Every slide turns into a step, with doubling and echo behind it.",
        },
        {
          product: "undertow",
          title: "The weight",
          text: "The same line, doubled an octave lower.",
        },
        {
          product: "stutter",
          title: "The last bar",
          text: "Slices of a word, repeated in time.",
        },
        {
          product: "dial",
          title: "The ad-lib",
          text: "Like a voice on the phone. It leaves the low end to the beat.",
        },
      ],
    },
    {
      block: "specs",
      headline: "Settings to start from",
      groups: [
        {
          title: "AutoTune",
          rows: [
            { name: "Hook", value: "Retune Speed 0 to 10 ms" },
            { name: "Sung verse", value: "Retune Speed 15 to 30 ms" },
            { name: "Rapped verse", value: "Above 120 ms, or bypass" },
            { name: "Ad-libs", value: "0 ms, echo synced to your DAW" },
          ],
        },
        {
          title: "The chain",
          rows: [
            { name: "Vocal EQ", value: "Cut the rumble below 80 to 100 Hz" },
            {
              name: "Vocal Compressor",
              value: "Ratio 4:1, 4 to 6 dB of reduction on the loud words",
            },
            { name: "Vocal De-Esser", value: "5 to 9 kHz, 3 to 6 dB" },
            { name: "Vocal Reverb", value: "Decay 0.4 to 0.8 seconds, Pre-delay 20 to 40 ms" },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "Questions from the booth",
      items: [
        {
          question: "Should I record with the effect on?",
          answer:
            "Hear it in your headphones, yes. You sing differently when you hear the effect. But record the dry voice, so you can still change the key tomorrow.",
        },
        {
          question: "The key is right, but it still sounds off.",
          answer:
            "The beat might not be at 440 Hz. A sped-up sample can sit between two keys. Shift the beat by a few cents until a tuner agrees, then tune the voice.",
        },
        {
          question: "Which edition should I use for this sound?",
          answer:
            "EFX+ if the effect is all you want. AutoTune 2026 if you sing verses too. Pro if you want to edit single notes afterward.",
        },
        {
          question: "Will it fix my flow?",
          answer: "No. It corrects pitch. Timing, words and breath are all you.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Goes well with this",
      products: ["auto-key", "auto-tune-efx-plus", "stutter"],
    },
  ],
};
