import type { SeedPage } from "../../../seed-content.ts";

export const eduSiteLicenseInquiry: SeedPage = {
  title: "Standortlizenzen für Schulen",
  seo: {
    title: "Standortlizenzen für Schulen",
    description:
      "AutoTune-Standortlizenzen für Schulen, Konservatorien und Hochschulen: Sag uns, wie viele Plätze ihr braucht, und wir antworten mit einem Angebot.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Für Klassenzimmer und Studios, in denen gelehrt wird",
      text: "Eine Vereinbarung für alle Rechner einer Schule, ab zehn Plätzen. Erzähl uns von euren Räumen, und wir antworten innerhalb von zwei Werktagen mit einem Angebot.",
    },
    {
      block: "prose",
      headline: "Was eine Standortlizenz bringt",
      sections: [
        {
          title: "Eine Vereinbarung",
          text: "Alle Plätze in einer Lizenz mit einem Verlängerungsdatum, auf den Namen der Schule. Keine Seriennummern, die man in der Klasse verteilen müsste.",
        },
        {
          title: "Lehrkräfte nehmen sie mit",
          text: "Wer mit den Tools unterrichtet, darf den Unterricht auch auf dem eigenen Rechner damit vorbereiten.",
        },
        {
          title: "Platz für Änderungen",
          text: "Plätze ziehen mit den Räumen um. Nimm unter dem Jahr welche dazu und bezahle die Monate, die noch bleiben.",
        },
      ],
    },
  ],
};
