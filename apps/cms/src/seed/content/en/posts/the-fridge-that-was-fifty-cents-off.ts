import type { SeedPost } from "../../seed-reading.ts";

export const theFridgeThatWasFiftyCentsOff: SeedPost = {
  title: "The fridge that was fifty cents off",
  summary:
    "A producer loses an evening to a hum that sits exactly between two notes. A kitchen-studio story, with the arithmetic to find your own hum.",
  isSample: true,
  writtenBy: "Otto Bypass",
  writtenOn: "2026-04-21",
  topic: "stories",
  products: ["vocal-prep", "auto-tune-pro"],
  seo: {
    title: "The fridge that was fifty cents off",
    description:
      "A producer, a singer and one stubborn fridge hum: why it sits between two notes, what it does to a vocal and how to get it out of the take.",
  },
  sections: [
    {
      anchor: "the-kitchen",
      title: "A studio with a kettle",
      parts: [
        {
          kind: "text",
          text: "Wren Sampleton records in a kitchen, because the kitchen has the curtains. The song was a slow one in B minor, and Marla Placeholder had sung it well all week. That night she didn’t. The first takes were fine. From the fourth on, her long low notes leaned. Some went flat, some sharp, none by much.\n\nThey did what people do. More reverb in the headphones. Less. A glass of water. A talk about the meaning of the second verse.",
        },
      ],
    },
    {
      anchor: "the-line",
      title: "The line in the pause",
      parts: [
        {
          kind: "text",
          text: "Then Wren opened the take in Graph mode to see where it leaned. Between two phrases, where there should have been nothing, was a short piece of line, perfectly still. It didn’t sit on a lane. It sat between B flat and B, right in the middle, as if it couldn’t decide.\n\nWren held up one finger. They listened. The fridge was on.",
        },
        {
          kind: "text",
          text: "Where the power runs at 60 Hz, motors and transformers like to hum at twice that. 120 Hz is 51 cents above B flat and 49 below B. You couldn’t build a worse drone for a song in B minor. Where the power runs at 50 Hz, the hum is at 100 Hz, which is 35 cents above G. Not better, just different.",
        },
        { kind: "figure", value: "120 Hz", label: "51 cents above B flat, 49 below B" },
        {
          kind: "table",
          head: ["Power", "Hum", "Nearest note", "Off by"],
          rows: [
            ["60 Hz", "120 Hz", "B, 123.5 Hz", "49 cents flat"],
            ["50 Hz", "100 Hz", "G, 98.0 Hz", "35 cents sharp"],
          ],
        },
        {
          kind: "text",
          text: "Marla had one ear uncovered, as you should. With that ear, she’d been singing to the fridge.",
        },
      ],
    },
    {
      anchor: "the-keys",
      title: "What they did",
      parts: [
        {
          kind: "steps",
          items: [
            "They turned the fridge off and put Wren’s door keys inside it. Wren can’t leave without the keys, so the fridge can’t get left off.",
            "They did three more takes. The second was the one.",
            "Two lines from the earlier takes were too good to lose. Vocal Prep learned the hum from the pauses and took it down. A steady hum is the easy kind.",
            "They tuned after cleaning, not before. A tracker that hears two pitches has to choose.",
          ],
        },
        {
          kind: "picture",
          product: "vocal-prep",
          caption: "Vocal Prep learns a steady hum from the pauses and takes it down.",
        },
        {
          kind: "text",
          text: "What Prep couldn’t do was change what Marla had heard. Those long notes leaned because she had leaned. So Wren moved three of them by hand in Graph mode and left the beginnings alone.",
        },
      ],
    },
    {
      anchor: "the-rule",
      title: "The rule",
      parts: [
        {
          kind: "text",
          text: "There’s a note on the kitchen wall now: record ten seconds of nothing first. Turn it up. Listen for a pitch.\n\nThe take made the record. The ice cream didn’t make it.",
        },
      ],
    },
  ],
};
