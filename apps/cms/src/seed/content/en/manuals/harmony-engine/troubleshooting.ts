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
              "The harmony clashes on one word",
              "The chord there isn’t in the key",
              "Automate the scale for that bar",
            ],
            [
              "The harmony is wrong throughout",
              "Wrong key",
              "Hum the home note, or get the key from AutoKey",
            ],
            [
              "Parts jump when you slide",
              "The slide crosses several scale notes",
              "Slide less there, or turn the part off for that word",
            ],
            [
              "Parts sound robotic",
              "The lead is tuned hard, and the parts follow it",
              "Set a slower Retune Speed in AutoTune",
            ],
            [
              "Too much sibilance",
              "All voices sing the same consonant together",
              "De-ess after Harmony Engine",
            ],
            [
              "Thin in mono",
              "The parts partly cancel each other out",
              "Set Timing and Throat further apart",
            ],
            [
              "The parts don’t follow the lead",
              "Breath noise, or more than one voice on the track",
              "Use a single dry voice",
            ],
          ],
        },
      ],
    },
    {
      anchor: "delay",
      title: "The voice is late in the headphones",
      parts: [
        {
          kind: "text",
          text: "Harmony Engine adds about 25 ms, which your DAW compensates in the mix. While recording, monitor the dry voice and add the parts afterward, or keep the parts quiet: a slight delay is fine on backing vocals, but not on the lead.",
        },
      ],
    },
  ],
};
