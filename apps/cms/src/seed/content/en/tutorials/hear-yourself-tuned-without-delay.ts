import type { SeedTutorial } from "../../seed-reading.ts";

export const hearYourselfTunedWithoutDelay: SeedTutorial = {
  title: "Hear yourself tuned, without the delay",
  summary:
    "A tuned voice in the headphones helps. A late one doesn’t. Count the milliseconds, shorten the path and keep the raw take on disk.",
  level: "intermediate",
  topic: "recording",
  minutes: 12,
  products: ["auto-tune-2026", "auto-tune-hybrid"],
  outcome:
    "You can estimate the delay a singer hears, bring it down to about 10 ms and record the dry voice while the headphones get the tuned one.",
  sections: [
    {
      anchor: "count-it",
      title: "Count it first",
      parts: [
        {
          kind: "text",
          text: "The voice sits in one buffer on its way in and another on its way out. Converters and the driver add 2 to 3 ms; your interface may take more. AutoTune 2026 adds about 3 ms. At 48 kHz, that makes:",
        },
        {
          kind: "table",
          head: ["Buffer", "In and out", "With converters, driver and 2026"],
          rows: [
            ["64 samples", "2.7 ms", "about 8 ms"],
            ["128 samples", "5.3 ms", "about 11 ms"],
            ["256 samples", "10.7 ms", "about 16 ms"],
            ["512 samples", "21.3 ms", "about 27 ms"],
          ],
        },
        {
          kind: "text",
          text: "Up to about 10 ms, most singers don’t complain. From 20 ms up, they drag and blame the click.",
        },
        {
          kind: "figure",
          value: "10 ms",
          label: "and most singers don’t complain. From 20 ms on they drag.",
        },
      ],
    },
    {
      anchor: "shorten-it",
      title: "Shorten the path",
      parts: [
        {
          kind: "steps",
          items: [
            "Set the buffer to 64 or 128 samples while you record. Raise it again for the mix.",
            "Take anything with look-ahead or long latency out of the headphone path: Vocal Prep needs about 45 ms, Vocal EQ about 20 ms while its bands follow.",
            "Mute direct monitoring on your interface. Dry and tuned together sound like a comb filter.",
            "In Pro Tools with DSP hardware, use AutoTune Hybrid and click LIVE. The remaining delay, about 2 ms, appears below the button.",
          ],
        },
        {
          kind: "picture",
          product: "auto-tune-hybrid",
          caption: "LIVE in AutoTune Hybrid, with the remaining delay right below it.",
        },
      ],
    },
    {
      anchor: "two-tracks",
      title: "Two tracks, one of them raw",
      parts: [
        {
          kind: "steps",
          items: [
            "Record the mic to a first track with no plug-ins, and keep its output out of the headphones.",
            "Send the same input to a second track with 2026 or Hybrid on it. This is what the singer hears.",
            "Set Retune to the middle. In Hybrid, use plenty of Flex, so it only touches notes near their target.",
            "Put a little reverb in the headphones only. A dry voice in headphones makes people push.",
            "Afterward, copy the plug-in and its settings to the first track, and change your mind as often as you like.",
          ],
        },
        {
          kind: "note",
          text: "Fast tuning in the headphones can make a singer lazy or confused, because the voice in their ears no longer responds to them. If the takes get worse, go slower or take it off. The song needs the singer more than the plug-in.",
        },
      ],
    },
  ],
  seo: {
    title: "Monitor a tuned voice with low latency",
    description:
      "How buffers, converters and plug-ins add up, how to bring the delay down to about 10 ms, and how to keep the raw take.",
  },
};
