import type { SeedPage } from "../../../seed-content.ts";

export const autoTuneSpecialOffers: SeedPage = {
  title: "Angebote",
  seo: {
    title: "Angebote",
    description:
      "Wie du für AutoTune weniger zahlst, und zwar jederzeit: mit dem Jahresabo, mit Upgrade-Preisen und mit kleinen Effekten.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Weniger zahlen, ganz ehrlich",
      text: "Bei uns läuft keine Uhr ab, die um Mitternacht von vorn anfängt. Wenn etwas reduziert ist, stehen alter und neuer Preis am Produkt. Diese Wege sind immer offen.",
    },
    {
      block: "prose",
      headline: "Immer offen",
      sections: [
        {
          title: "Ein Jahr statt zwölf Monate",
          text: "Unlimited im Jahresabo kostet weniger als zwölf einzelne Monate. Wie viel weniger, steht neben dem Preis, in deiner Währung.",
        },
        {
          title: "Upgrades",
          text: "Wenn du schon eine Edition besitzt, zahlst du für die nächste einen Upgrade-Preis und nicht den vollen. Melde dich an: Dein Konto zeigt dir, welche Upgrades dir offenstehen und was jedes kostet.",
        },
        {
          title: "Kleine Effekte",
          text: "Zehn unserer Kreativeffekte haben genau eine Idee und einen Preis, der dazu passt. Kauf den einen, den du brauchst, behalte ihn und lass den Rest für einen anderen Song.",
        },
        {
          title: "Gar nichts",
          text: "Unlimited hat eine Testphase von 14 Tagen. Wenn du nur einen Song fertig machen willst, beeil dich.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Je eine Idee",
      products: ["dial", "twin", "ember"],
    },
  ],
};
