import type { SeedPost } from "../../seed-reading.ts";

export const theFridgeThatWasFiftyCentsOff: SeedPost = {
  title: "The fridge that was fifty cents off",
  summary:
    "An invented producer loses an evening to a hum that sits exactly between two notes. The story is made up; the arithmetic is not.",
  writtenBy: "Otto Bypass, a pen name",
  writtenOn: "2026-04-21",
  topic: "stories",
  products: ["vocal-prep", "auto-tune-pro"],
  seo: {
    title: "A story: the fridge that was fifty cents off",
    description:
      "An invented producer, an invented singer and a real number: why a fridge hums between two notes, and what one evening of it teaches.",
  },
  sections: [
    {
      anchor: "the-kitchen",
      title: "A studio with a kettle",
      parts: [
        {
          kind: "note",
          text: "Wren Sampleton and Marla Placeholder are invented. So are their song and their kitchen. Fridges are real.",
        },
        {
          kind: "text",
          text: "Wren Sampleton records in a kitchen, because the kitchen has the curtains. The song was a slow one in B minor, and Marla Placeholder had sung it well all week. That evening she did not. The first takes were fine. From the fourth on, her long low notes leaned. Some of them flat, others sharp, and none by much.\n\nThey did what people do. More reverb on the headphones. Less. A glass of water. A talk about the meaning of the second verse.",
        },
      ],
    },
    {
      anchor: "the-line",
      title: "The line in the pause",
      parts: [
        {
          kind: "text",
          text: "Then Wren opened the take in graph mode, to see where it leaned. Between two phrases, where there should have been nothing, lay a short piece of line, quite still. It did not sit on a lane. It sat between B flat and B, in the middle, as if drawn there by somebody who could not decide.\n\nWren held up one finger. They listened. The fridge was on.",
        },
        {
          kind: "text",
          text: "Where the mains runs at 60 Hz, motors and transformers like to hum at twice that. 120 Hz is 51 cents above B flat and 49 below B. You could not build a worse drone for a song in B minor. Where the mains is 50 Hz the hum is at 100 Hz, which is 35 cents above G. Not better, only different.",
        },
        {
          kind: "table",
          head: ["Mains", "Hum", "Nearest note", "Off by"],
          rows: [
            ["60 Hz", "120 Hz", "B, 123.5 Hz", "49 cents flat"],
            ["50 Hz", "100 Hz", "G, 98.0 Hz", "35 cents sharp"],
          ],
        },
        {
          kind: "text",
          text: "Marla had one ear uncovered, as one should. With that ear she had been singing to the fridge.",
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
            "They switched the fridge off and put Wren’s door keys inside it. Nobody leaves without the keys, so nobody leaves with the fridge off.",
            "They sang it three more times. The second was the one.",
            "For two lines from the earlier takes that were too good to lose, Vocal Prep learned the hum from the pauses and took it down. A steady hum is the easy kind.",
            "They tuned after cleaning, not before. A tracker that hears two voices has to choose.",
          ],
        },
        {
          kind: "text",
          text: "What Prep could not do was change what Marla had heard. Those long notes leaned because she had leaned, and in graph mode Wren moved three of them by hand, leaving the beginnings alone.",
        },
      ],
    },
    {
      anchor: "the-rule",
      title: "The rule",
      parts: [
        {
          kind: "text",
          text: "On the wall of the kitchen there is now a note: record ten seconds of nothing first. Turn it up. Listen for a pitch.\n\nIt is good advice, even from people who do not exist. The ice cream, also invented, did not survive.",
        },
      ],
    },
  ],
};
