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
          head: ["What you hear", "Likely reason", "Try"],
          rows: [
            ["A chorus pedal", "Voices too alike", "More timing and throat"],
            ["Out of tune", "Pitch spread high, or an untuned lead", "Tune first; pitch below 30"],
            ["Mush", "Too many seats, long reverb", "Half the seats, a shorter tail"],
            ["A wall of s", "Everybody has one", "De-esser after Choir"],
            [
              "The lead disappears",
              "Choir as loud, in the middle",
              "6 dB less; empty the seats in the centre",
            ],
            ["Crackles", "The computer is busy", "A larger buffer; bounce the track"],
            ["Hollow in mono", "Many close copies", "More timing; check the balance in mono"],
          ],
        },
      ],
    },
    {
      anchor: "late",
      title: "It is late, or heavy",
      parts: [
        {
          kind: "text",
          text: "Choir needs about 30 ms, which the host compensates. It is not for the singer’s headphones. Full rows are work for a computer: once you like the sound, bounce the track and switch the plug-in off.",
        },
      ],
    },
  ],
};
