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
            [
              "Sweet but wrong on one word",
              "The chord there is not in the key",
              "Automate the scale for that bar",
            ],
            ["Wrong all the time", "Wrong key", "Hum home; ask AutoKey"],
            [
              "Parts jump when you slide",
              "The lead crosses several notes of the scale",
              "Slide less there, or part off for the word",
            ],
            [
              "Five robots",
              "The lead is tuned hard, the parts follow it",
              "Slower retune before the engine",
            ],
            ["A cloud of s", "Five mouths, one consonant", "De-ess after the engine"],
            [
              "Thin in mono",
              "Parts cancel each other in places",
              "More difference in timing and throat",
            ],
            [
              "Nothing follows",
              "Breath, or more than one voice on the track",
              "One dry voice, please",
            ],
          ],
        },
      ],
    },
    {
      anchor: "delay",
      title: "It is late on the headphones",
      parts: [
        {
          kind: "text",
          text: "The engine needs about 25 ms, which the host compensates in the mix. While recording monitor the dry voice and add the parts afterwards, or keep them soft: backing singers are allowed to be late, a lead is not.",
        },
      ],
    },
  ],
};
