import type { SeedManualChapter } from "../../../seed-reading.ts";

export const controls: SeedManualChapter = {
  slug: "controls",
  title: "Controls",
  sections: [
    {
      anchor: "prep",
      title: "Vocal Prep",
      parts: [
        {
          kind: "table",
          head: ["Control", "Range", "What it does"],
          rows: [
            [
              "Noise",
              "0 to 100",
              "Takes what the pauses sound like away from the words as well. Reading in dB.",
            ],
            ["Room", "0 to 100", "Turns the walls down. Reading in percent."],
            [
              "Clicks",
              "0 to 100",
              "Finds lips and cables one by one, and counts what it took out.",
            ],
            ["Level", "0 to 100", "Rides a fader from phrase to phrase."],
          ],
        },
      ],
    },
    {
      anchor: "eq",
      title: "Vocal EQ",
      parts: [
        {
          kind: "table",
          head: ["Band", "Usually", "Gain"],
          rows: [
            ["Rumble", "Below 80 Hz", "Cuts only, to -18 dB"],
            ["Body", "150 to 300 Hz", "±18 dB"],
            ["Nasal", "800 to 1500 Hz", "±18 dB"],
            ["Air", "Above 5 kHz", "±18 dB"],
          ],
        },
        {
          kind: "text",
          text: "Each node can go anywhere from 20 Hz to 20 kHz. Following is on or off for each band: on, the band keeps its distance from the note you sing.",
        },
      ],
    },
    {
      anchor: "compressor",
      title: "Vocal Compressor",
      parts: [
        {
          kind: "table",
          head: ["Control", "Range", "What it does"],
          rows: [
            ["Threshold", "-60 to 0 dB", "Where the line bends"],
            ["Ratio", "1:1 to 20:1", "How flat it gets. At 4:1, 8 dB over become 2"],
            ["Attack", "Adapting, or by hand", "Slower leaves t and k their edge"],
            ["Release", "A starting value, adapting from there", "How soon it lets go"],
            ["Look-ahead", "Off or 5 ms", "Sees a shout coming; costs its 5 ms"],
            ["Output", "By ear", "Gives back what was taken away"],
          ],
        },
      ],
    },
    {
      anchor: "de-esser",
      title: "Vocal De-Esser",
      parts: [
        {
          kind: "table",
          head: ["Control", "Range", "What it does"],
          rows: [
            ["Band", "2 to 16 kHz, two handles", "Where it works; often 5 to 9 kHz"],
            ["Reduction", "0 to 24 dB", "How far each s is turned down"],
            ["Monitor", "On or off", "Plays only what is removed"],
          ],
        },
      ],
    },
    {
      anchor: "reverb",
      title: "Vocal Reverb",
      parts: [
        {
          kind: "table",
          head: ["Control", "Range", "What it does"],
          rows: [
            ["Decay", "0.2 to 12 s", "How long the room rings"],
            ["Pre-delay", "0 to 250 ms, or in time", "The gap before the room answers"],
            ["Ducking", "0 to 100", "Steps back while you sing"],
            [
              "Distance",
              "Front to back wall",
              "Moves the singer: reflections, tone and tail together",
            ],
            ["Back wall", "Pull it", "Makes the room deeper"],
          ],
        },
      ],
    },
  ],
};
