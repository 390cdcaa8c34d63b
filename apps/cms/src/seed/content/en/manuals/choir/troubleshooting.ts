import type { SeedManualChapter } from "../../../seed-reading.ts";

export const troubleshooting: SeedManualChapter = {
  slug: "troubleshooting",
  title: "Troubleshooting",
  sections: [
    {
      anchor: "sounds-wrong",
      title: "It sounds wrong",
      parts: [
        {
          kind: "table",
          head: ["What you hear", "Likely cause", "Try"],
          rows: [
            [
              "It sounds like a chorus pedal",
              "The voices are too similar",
              "Raise Timing and Throat",
            ],
            [
              "Out of tune",
              "Pitch is too high, or the lead isn’t tuned",
              "Tune the lead first; set Pitch below 30",
            ],
            [
              "Muddy sound",
              "Too many seats, or the reverb is too long",
              "Use half the seats and a shorter reverb",
            ],
            ["Too much sibilance", "Every voice sings each “s”", "Use a de-esser after Choir"],
            [
              "The lead gets lost",
              "The choir is just as loud and fills the center",
              "Turn Choir down by 6 dB; empty the center seats",
            ],
            ["Crackles", "CPU load is too high", "Use a larger buffer; bounce the track"],
            ["Hollow in mono", "Many similar voices", "Raise Timing; check the balance in mono"],
          ],
        },
      ],
    },
    {
      anchor: "late",
      title: "Latency and CPU load",
      parts: [
        {
          kind: "text",
          text: "Choir adds about 30 ms, which your DAW compensates. Don’t use it in the singer’s headphone mix. Full rows take a lot of CPU: when you’re happy with the sound, bounce the track and turn the plug-in off.",
        },
      ],
    },
  ],
};
