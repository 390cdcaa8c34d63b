import type { SeedPage } from "../../seed-content.ts";

export const hipHop: SeedPage = {
  title: "Hip-Hop",
  seo: {
    title: "AutoTune for hip-hop vocals",
    description:
      "Hard-tuned hooks, loose verses, ad-libs with an echo: how to tune and mix hip-hop vocals, with settings to start from and sounds to compare.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Hooks on the grid, verses off it",
      text: "Hip-hop made the staircase famous, and then learned when to leave it alone. A page about both, for people with a beat and a microphone.",
    },
    {
      block: "featureRows",
      headline: "From the beat to the hook",
      rows: [
        {
          title: "Ask the beat for its key",
          text: "Put AutoKey on the beat, best without the drums, and play the part with the chords. A bass that slides between notes can mislead it, so check with the note you would end on.",
        },
        {
          title: "Write the hook for the stairs",
          text: "Hard tuning lives on the way between two notes. Slide slowly, hold the ends, and leave room between the lines. A melody of three notes is often enough.",
        },
        {
          title: "Let the verse talk",
          text: "Rapped lines glide like speech and have no note to go to. Tuned hard they warble. Bypass the plug-in there, or go so slow that only the held words are helped.",
        },
        {
          title: "Make ad-libs a place of their own",
          text: "On a track of their own, hard-tuned, thin, and in time. An eighth note at 140 BPM lasts 214 ms: set the echo to the host and it will know.",
        },
        {
          title: "Put weight under the last word",
          text: "Undertow adds the same voice an octave below. Ten dB beneath the lead it is felt more than heard.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Four voices for one song",
      text: "A synthetic singer who has never been in a booth, before and after.",
      demos: [
        {
          product: "auto-tune-efx-plus",
          title: "The hook",
          text: "Every slide becomes a stair, with doubling and echo behind it.",
        },
        {
          product: "undertow",
          title: "The weight",
          text: "The same line, and itself an octave lower.",
        },
        {
          product: "stutter",
          title: "The last bar",
          text: "Slices of a word, again and again, in time.",
        },
        {
          product: "dial",
          title: "The ad-lib",
          text: "From the far end of a wire. It leaves the low end to the beat.",
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
            { name: "Hook", value: "Retune speed 0 to 10 ms" },
            { name: "Sung verse", value: "Retune speed 15 to 30 ms" },
            { name: "Rapped verse", value: "Above 120 ms, or bypass" },
            { name: "Ad-libs", value: "0 ms, echo in time with the host" },
          ],
        },
        {
          title: "The chain",
          rows: [
            { name: "Vocal EQ", value: "Cut the rumble below 80 to 100 Hz" },
            { name: "Vocal Compressor", value: "Ratio 4:1, 4 to 6 dB less on the loud words" },
            { name: "Vocal De-Esser", value: "5 to 9 kHz, 3 to 6 dB" },
            { name: "Vocal Reverb", value: "Decay 0.4 to 0.8 seconds, pre-delay 20 to 40 ms" },
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
            "Hear it on the headphones, yes: you sing differently to a staircase. Record the dry voice all the same, so that you can change your mind about the key tomorrow.",
        },
        {
          question: "The key is right, and it still sounds off.",
          answer:
            "Perhaps the beat is not at 440 Hz. A sample that was sped up can lie between two keys. Shift the beat by some cents until a tuner agrees, then tune the voice.",
        },
        {
          question: "Which edition for this sound?",
          answer:
            "EFX+ if the effect is all you want. AutoTune 2026 if you sing verses as well. Pro if you go back to single notes afterwards.",
        },
        {
          question: "Does it make me a rapper?",
          answer:
            "It sets pitch. Timing, words and breath stay with you, which is also the good news.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "In the same room",
      products: ["auto-key", "auto-tune-efx-plus", "stutter"],
    },
  ],
};
