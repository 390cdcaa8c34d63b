import type { SeedPage } from "../../../seed-content.ts";

export const freeDownload: SeedPage = {
  title: "Kostenlos testen",
  seo: {
    title: "AutoTune kostenlos testen",
    description:
      "Was du ohne zu zahlen bekommst: Klangbeispiele zum Vergleichen auf den Produktseiten und 14 Tage AutoTune Unlimited.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Erst ausprobieren",
      text: "Du solltest einen Sound nicht kaufen müssen, um herauszufinden, ob er dir gefällt. Das hier gibt es umsonst.",
    },
    {
      block: "prose",
      headline: "Wie umsonst ist umsonst",
      sections: [
        {
          title: "Anhören: ohne Konto",
          text: "Jedes Tool, das den Klang verändert, kannst du auf seiner Seite vorher und nachher hören. Der Regler auf der Startseite funktioniert auch. Du brauchst einen Browser und für Orbit einen Kopfhörer.",
        },
        {
          title: "Unlimited: 14 Tage",
          text: "In der Testphase stecken alle 23 Tools des Abos. Bevor die 14 Tage um sind, wird nichts abgebucht; kündigst du bis dahin, wird auch danach nichts abgebucht. Sonst läuft das Abo zum Monatspreis weiter, bis du es beendest. Jede Person hat eine Testphase.",
        },
        {
          title: "Lektionen: so viele du magst",
          text: "Das Lerncenter und die Tutorials zu jedem Produkt funktionieren mit jeder Stimme, auch mit Tools, die nicht von uns sind.",
        },
        {
          title: "Was nicht umsonst ist",
          text: "Es gibt keine Gratis-Edition und keine alte Version zu verschenken. Und weil das hier eine Beispielmarke ist, steckt hinter diesen Seiten auch kein Installationsprogramm.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Hier zuerst hinhören",
      products: ["auto-tune-2026", "vocal-prep", "metamorph"],
    },
  ],
};
