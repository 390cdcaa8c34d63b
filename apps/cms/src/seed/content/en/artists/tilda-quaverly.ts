import type { SeedArtist } from "../../seed-reading.ts";

export const tildaQuaverly: SeedArtist = {
  name: "Tilda Quaverly",
  role: "Singer and songwriter, bedroom pop",
  quote: "My studio is a wardrobe. The coats have heard everything, and they never tell.",
  summary:
    "Tilda is 24 and sings in English and Welsh, mostly after midnight and next to her winter coats. She wants to sound like herself on a good day, and not one bit better.",
  products: ["auto-tune-2026", "vocal-prep", "twin"],
  sections: [
    {
      anchor: "how-she-works",
      title: "How she works",
      parts: [
        {
          kind: "text",
          text: "Tilda records sitting on the floor of a wardrobe with the door half closed. It takes the room away and lets her sing quietly, which matters, because the neighbour works early.",
        },
        {
          kind: "text",
          text: "She sings a song three times and goes to bed. In the morning she keeps the take in which she believes the second verse. Tuning comes after that, never before.",
        },
      ],
    },
    {
      anchor: "her-settings",
      title: "Her settings",
      parts: [
        {
          kind: "list",
          items: [
            "Vocal Prep first: noise for the boiler, room at a third, clicks as far as they go before they eat a t.",
            "AutoTune 2026 with Retune near 80 ms and plenty of Human. Her long notes sink a little at the end, and she wants them to.",
            "Twin on the choruses only, well below the lead.",
          ],
        },
        {
          kind: "text",
          text: "What she would tell you: turn the correction down until the pitch bothers you again, then half a step back. And leave in the breath before the last chorus. It is the best bar of the song.",
        },
      ],
    },
    {
      anchor: "an-invented-sample",
      title: "An invented sample",
      parts: [
        {
          kind: "text",
          text: "Tilda Quaverly does not exist. She is an invented sample, written to show how somebody might use the tools. The wardrobe is invented too; the advice works in yours.",
        },
      ],
    },
  ],
  seo: {
    title: "Tilda Quaverly, bedroom pop singer (invented sample)",
    description:
      "An invented singer who records in a wardrobe: how she uses Vocal Prep, AutoTune 2026 and Twin to sound like herself.",
  },
};
