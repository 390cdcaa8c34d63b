import type { SeedArtist } from "../../seed-reading.ts";

export const bertaFermate: SeedArtist = {
  name: "Berta Fermate",
  role: "Choir leader, village choir",
  quote: "I have eleven sopranos and one bass. The bass has a cow, so he is often late.",
  summary:
    "Berta is 68 and has led the same German-speaking choir for thirty years. She makes practice tracks at the kitchen table, and they are the reason why rehearsals end on time now.",
  products: ["harmony-engine", "choir", "auto-tune-pro"],
  sections: [
    {
      anchor: "the-practice-track",
      title: "The practice track",
      parts: [
        {
          kind: "text",
          text: "Every singer gets a file in which their own part is loud and the others are soft. Berta used to play these on the harmonium, four evenings for each piece. Now she sings the melody once.",
        },
        {
          kind: "steps",
          items: [
            "She tunes her line in AutoTune Pro, slowly. A practice track that is flat teaches flat.",
            "Harmony Engine gives her two parts below. The bass she still plays on the harmonium. Where the composer wanted something else, she sings it.",
            "She solos each part and bounces it, then mixes four files with one part 9 dB up in each.",
            "For the last page she adds Choir, one row, six voices, so that people hear how it should feel.",
          ],
        },
      ],
    },
    {
      anchor: "what-she-leaves-out",
      title: "What she leaves out",
      parts: [
        {
          kind: "text",
          text: "Nothing of this is used in church. A choir tunes by listening to each other; a computer would take that away. And she has noticed that thirty seats in Choir sound larger than her twelve people, but not happier.",
        },
      ],
    },
    {
      anchor: "an-invented-sample",
      title: "An invented sample",
      parts: [
        {
          kind: "text",
          text: "Berta Fermate, her choir and the cow are an invented sample, made for this demonstration shop. Real choir leaders may copy the method without asking.",
        },
      ],
    },
  ],
  seo: {
    title: "Berta Fermate, choir leader (invented sample)",
    description:
      "An invented choir leader of 68 makes practice tracks from one sung line with AutoTune Pro, Harmony Engine and Choir.",
  },
};
