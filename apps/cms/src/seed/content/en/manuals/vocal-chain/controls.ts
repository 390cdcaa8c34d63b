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
              "Learns the noise in the pauses and removes it from the whole take. Shown in dB.",
            ],
            ["Room", "0 to 100", "Reduces the sound of the room. Shown in percent."],
            ["Clicks", "0 to 100", "Finds and removes mouth and cable clicks, and counts them."],
            [
              "Level",
              "0 to 100",
              "Evens out the volume from phrase to phrase, like riding a fader.",
            ],
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
          head: ["Band", "Typical range", "Gain"],
          rows: [
            ["Rumble", "Below 80 Hz", "Cut only, down to -18 dB"],
            ["Body", "150 to 300 Hz", "±18 dB"],
            ["Nasal", "800 to 1500 Hz", "±18 dB"],
            ["Air", "Above 5 kHz", "±18 dB"],
          ],
        },
        {
          kind: "text",
          text: "You can drag each node anywhere from 20 Hz to 20 kHz. Turn Following on or off for each band. When it’s on, the band keeps its distance from the note you sing.",
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
            ["Threshold", "-60 to 0 dB", "Sets the level where compression begins"],
            [
              "Ratio",
              "1:1 to 20:1",
              "Sets the amount of compression. At 4:1, 8 dB over the threshold become 2 dB",
            ],
            [
              "Attack",
              "Adaptive or manual",
              "Sets how quickly compression starts. A slower attack keeps “t” and “k” crisp",
            ],
            ["Release", "Starting value, then adaptive", "Sets how quickly compression stops"],
            ["Look-ahead", "Off or 5 ms", "Reacts before a peak arrives; adds 5 ms of latency"],
            ["Output", "Adjust by ear", "Makes up for the gain reduction"],
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
            ["Band", "2 to 16 kHz, two handles", "Sets the range to process; often 5 to 9 kHz"],
            ["Reduction", "0 to 24 dB", "Sets how far each “s” is turned down"],
            ["Monitor", "On or off", "Plays only what’s being removed"],
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
            ["Decay", "0.2 to 12 s", "Sets how long the reverb lasts"],
            ["Pre-delay", "0 to 250 ms, or tempo-synced", "Sets the gap before the reverb starts"],
            ["Ducking", "0 to 100", "Turns the reverb down while you sing"],
            [
              "Distance",
              "Front to back wall",
              "Moves the singer back: changes reflections, tone and tail together",
            ],
            ["Back wall", "Drag the back wall", "Makes the room deeper"],
          ],
        },
      ],
    },
  ],
};
