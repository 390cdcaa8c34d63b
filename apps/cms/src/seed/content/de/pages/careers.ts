import type { SeedPage } from "../../../seed-content.ts";

export const careers: SeedPage = {
  title: "Jobs",
  seo: {
    title: "Jobs",
    description:
      "Bei AutoTune gibt es keine offenen Stellen. Wie wir gern arbeiten würden, steht trotzdem hier.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Gerade ist nichts frei",
      text: "AutoTune ist eine Beispielmarke und beschäftigt niemanden. Das sagen wir lieber gleich, bevor du an einer Bewerbung feilst.",
    },
    {
      block: "prose",
      headline: "Aber wenn doch",
      sections: [
        {
          title: "Wen wir suchen würden",
          text: "Leute, die erst hinhören und dann drehen. Ob Signalverarbeitung oder Songwriting, Support oder Übersetzung: Die erste Frage ist dieselbe. Was hast du gehört?",
        },
        {
          title: "Wie wir arbeiten würden",
          text: "Kleine Änderungen, die man prüfen kann, aufgeschrieben in Sätzen, die andere verstehen. Ein Name, der einen Kommentar braucht, ist noch nicht der richtige. Nach dem Abendessen muss niemand erreichbar sein.",
        },
        {
          title: "Wie wir fragen würden",
          text: "Ein Gespräch und eine Arbeitsprobe, bezahlt, an einem Problem, das wir wirklich haben. Eine Antwort innerhalb von zwei Wochen, auch wenn sie Nein heißt, und mit Begründung.",
        },
      ],
    },
  ],
};
