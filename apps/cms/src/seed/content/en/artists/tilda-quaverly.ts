import type { SeedArtist } from "../../seed-reading.ts";

export const tildaQuaverly: SeedArtist = {
  name: "Tilda Quaverly",
  role: "Singer-songwriter, bedroom pop",
  quote: "My studio is a closet. The coats have heard everything, and they never tell.",
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
          text: "Tilda records sitting on the floor of a closet with the door half closed. It takes the room out of the sound and lets her sing quietly, which matters, because her neighbor gets up early.",
        },
        {
          kind: "text",
          text: "She sings a song three times and goes to bed. In the morning she keeps the take where she believes the second verse. Tuning comes after that, never before.",
        },
      ],
    },
    {
      anchor: "her-settings",
      title: "Her settings",
      parts: [
        {
          kind: "picture",
          product: "auto-tune-2026",
          caption: "AutoTune 2026, with Retune on the left and Human on the right.",
        },
        {
          kind: "list",
          items: [
            "Vocal Prep first: noise for the boiler, room at a third, clicks as far as they’ll go before they eat a t.",
            "AutoTune 2026 with Retune near 80 ms and plenty of Human. Her long notes sink a little at the end, and she wants them to.",
            "Twin on the choruses only, well below the lead.",
          ],
        },
        {
          kind: "figure",
          value: "80 ms",
          label: "and long notes may still sink a little at the end",
        },
      ],
    },
    {
      anchor: "try-this-first",
      title: "Try this first",
      parts: [
        {
          kind: "text",
          text: "Tilda’s advice: turn the correction down until the pitch bothers you again, then bring it back just a little. And leave in the breath before the last chorus. It’s the best bar of the song.",
        },
      ],
    },
  ],
  seo: {
    title: "Tilda Quaverly, bedroom pop singer",
    description:
      "A singer who records in her closet: how she uses Vocal Prep, AutoTune 2026 and Twin to sound like herself on a good day.",
  },
};
