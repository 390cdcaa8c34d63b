import type { SeedTutorial } from "../../seed-reading.ts";

export const hearYourselfTunedWithoutDelay: SeedTutorial = {
  title: "Hear yourself tuned, without the delay",
  summary:
    "A tuned voice on the headphones helps, a late one does not. You count the milliseconds, shorten the way, and keep the raw take on disk.",
  level: "intermediate",
  topic: "recording",
  minutes: 12,
  products: ["auto-tune-2026", "auto-tune-hybrid"],
  outcome:
    "You can estimate the delay a singer hears, bring it to about 10 ms, and record the dry voice while the headphones get the tuned one.",
  sections: [
    {
      anchor: "count-it",
      title: "Count it first",
      parts: [
        {
          kind: "text",
          text: "The voice waits in one buffer on its way in and in one on its way out. Converters add perhaps 2 ms; your interface may take more. AutoTune 2026 adds about 3 ms. At 48 kHz that makes:",
        },
        {
          kind: "table",
          head: ["Buffer", "In and out", "With converters and 2026"],
          rows: [
            ["64 samples", "2.7 ms", "about 8 ms"],
            ["128 samples", "5.3 ms", "about 10 ms"],
            ["256 samples", "10.7 ms", "about 16 ms"],
            ["512 samples", "21.3 ms", "about 26 ms"],
          ],
        },
        {
          kind: "text",
          text: "Up to about 10 ms most singers do not complain. From 20 ms on they drag, and blame the click.",
        },
      ],
    },
    {
      anchor: "shorten-it",
      title: "Shorten the way",
      parts: [
        {
          kind: "steps",
          items: [
            "Set the buffer to 64 or 128 samples for the recording. Raise it again for the mix.",
            "Take everything with look-ahead or long latency off the way to the headphones: Vocal Prep needs about 45 ms, Vocal EQ about 20 ms while its bands follow.",
            "Mute the direct monitoring of the interface. Dry and tuned together sound like a comb.",
            "In Pro Tools with DSP hardware use AutoTune Hybrid and press LIVE. The delay that is left stands below the button, about 2 ms.",
          ],
        },
      ],
    },
    {
      anchor: "two-tracks",
      title: "Two tracks, one honest",
      parts: [
        {
          kind: "steps",
          items: [
            "Record the microphone to a first track without plug-ins, and keep its output away from the headphones.",
            "Send the same input to a second track with 2026 or Hybrid on it. This is what the singer hears.",
            "Set Retune to the middle. With Hybrid, give plenty of Flex, so that only notes near their target are touched.",
            "Put a little reverb on the headphones only. A dry voice on headphones makes people push.",
            "Afterwards copy the plug-in with its settings to the first track, and change your mind as you like.",
          ],
        },
        {
          kind: "note",
          text: "Fast tuning on the headphones can make a singer lazy or confused, because the voice in the ear no longer answers. If the takes get worse, go slower or take it off. The song needs the singer more than the plug-in.",
        },
      ],
    },
  ],
  seo: {
    title: "Monitor a tuned voice with low latency",
    description:
      "How buffers, converters and plug-ins add up, how to bring the delay to about 10 ms, and how to keep the raw take.",
  },
};
