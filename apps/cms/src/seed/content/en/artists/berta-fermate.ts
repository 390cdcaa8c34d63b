import type { SeedArtist } from "../../seed-reading.ts";

export const bertaFermate: SeedArtist = {
  name: "Berta Fermate",
  role: "Director of a village choir",
  quote: "I have eleven sopranos and one bass. The bass keeps cows, so he’s often late.",
  summary:
    "Berta is 68 and has led the same German-speaking choir for thirty years. She makes practice tracks at her kitchen table, and they’re the reason rehearsals now end on time.",
  products: ["harmony-engine", "choir", "auto-tune-pro"],
  sections: [
    {
      anchor: "the-practice-track",
      title: "The practice track",
      parts: [
        {
          kind: "text",
          text: "Every singer gets a file with their own part loud and the others soft. Berta used to play these on the harmonium, four evenings for each piece. Now she sings the melody once.",
        },
        {
          kind: "steps",
          items: [
            "She tunes her line in AutoTune Pro, slowly. A flat practice track teaches people to sing flat.",
            "Harmony Engine gives her two parts below. She still plays the bass on the harmonium. Where the composer wanted something else, she sings it.",
            "She solos and bounces each part, then mixes four files with one part 9 dB up in each.",
            "For the last page she adds Choir, one row, six voices, so people hear how it should feel.",
          ],
        },
        { kind: "figure", value: "9 dB", label: "more for your own part, in a file of your own" },
      ],
    },
    {
      anchor: "what-she-leaves-out",
      title: "What she leaves out",
      parts: [
        { kind: "picture", product: "choir", caption: "Choir from above. A lit seat sings." },
        {
          kind: "text",
          text: "None of this goes to church. A choir tunes by listening to each other, and a computer would take that away. She’s also noticed that thirty seats in Choir sound bigger than her twelve people, but not happier.",
        },
      ],
    },
    {
      anchor: "try-this-first",
      title: "Try this first",
      parts: [
        {
          kind: "text",
          text: "Take one short piece. Sing the melody, tune it, let Harmony Engine add one part below and bounce two mixes, each with a different part 9 dB up. Send them out before the next rehearsal, then listen to who walks in already knowing the notes.",
        },
      ],
    },
  ],
  seo: {
    title: "Berta Fermate, village choir director",
    description:
      "How a village choir director, 68, makes practice tracks from one sung line with AutoTune Pro, Harmony Engine and Choir.",
  },
};
