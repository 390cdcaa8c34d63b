import type { SeedPage } from "../../../seed-content.ts";

export const loyaltyProgram: SeedPage = {
  title: "Treueprogramm",
  seo: {
    title: "Treueprogramm",
    description:
      "Keine Punkte, keine Stufen: Was du schon hast, macht das Nächste günstiger. Upgrade-Preise, Treuecodes und was mit der alten Lizenz passiert.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Du warst schon mal hier",
      text: "Bei uns gibt es keine Punkte, keine Stufen und keine Geburtstagsüberraschung. Wenn du etwas von uns besitzt, kostet dich das Nächste weniger. Das ist das Programm.",
    },
    {
      block: "featureRows",
      headline: "Was Bleiben bringt",
      rows: [
        {
          title: "Ein Upgrade-Preis",
          text: "Fast alles, was du besitzt, zählt für etwas Größeres. Wer mehr hergibt, zahlt weniger. Dein Konto zeigt dir, welche Upgrades dir offenstehen und was jedes kostet.",
        },
        {
          title: "Ein Treuecode",
          text: "Ab und zu bekommt, wer eine frühere Edition besitzt, einen Code für eine aktuelle. Er gilt nur mit dieser Edition im Konto; im Netz danach zu suchen, lohnt sich also nicht.",
        },
        {
          title: "Das Alte bleibt nützlich",
          text: "Frühere Produkte werden nicht mehr verkauft. Wenn du eines hast, behältst du es, und der Weg nach oben bleibt offen. Bis wann du dich entscheidest, ist deine Sache.",
        },
        {
          title: "Eine Lizenz zum Weitergeben",
          text: "Wenn du ein Tool nicht mehr nutzt, kannst du seine Lizenz auf eine andere Person übertragen, sobald das Geld dafür nicht mehr zurückverlangt werden kann. Beide stimmen zu, und sie wandert.",
        },
      ],
    },
    {
      block: "specs",
      headline: "Was du hast und was es öffnet",
      groups: [
        {
          title: "Frühere Produkte",
          rows: [
            {
              name: "AutoTune Pro X, AutoTune 2024",
              value: "Upgrade auf Pro, 2026 oder Hybrid; Treuecodes",
            },
            {
              name: "AutoTune Artist, AutoTune Stage",
              value: "Upgrade auf Pro, 2026, Hybrid oder EFX+; Treuecodes",
            },
            { name: "AutoTune EFX Classic", value: "Upgrade auf EFX+ oder eine der Editionen" },
            {
              name: "Vocal Strip",
              value: "Upgrade auf jedes Tool der Vocal-Chain oder auf alle fünf",
            },
            {
              name: "Harmony Engine Classic",
              value: "Upgrade auf Harmony Engine, Choir oder Metamorph",
            },
            {
              name: "Avox Suite, Avox Duo",
              value: "Upgrade auf Metamorph, Harmony Engine, Vocodist oder Choir",
            },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "Fragen zur Treue",
      items: [
        {
          question: "Was ist der Unterschied zwischen Upgrade und Code?",
          answer:
            "Beim Upgrade ersetzt die neue Lizenz die alte. Mit einem Code kaufst du die neue günstiger und behältst beide.",
        },
        {
          question: "Zählt ein Abo?",
          answer:
            "Nein. Nur Lizenzen, die dir gehören, öffnen ein Upgrade. Dafür bringt dir das Abo die Neuerscheinungen am Tag, an dem sie kommen.",
        },
        {
          question: "Wo sehe ich, was mir offensteht?",
          answer:
            "Melde dich an und sieh bei den Upgrades in deinem Konto nach. Wenn dort steht, dass gerade keines wartet, ist das keine Schüchternheit: Es gibt keines.",
        },
        {
          question: "Wie erfahre ich von einem Code?",
          answer:
            "Per E-Mail, wenn du Angeboten zugestimmt hast. In deinem Konto kannst du das ändern, in beide Richtungen. Und weil das hier eine Beispielmarke ist, sind die Produkte auf der Liste erfunden, auch die alten.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Wohin es meistens weitergeht",
      products: ["auto-tune-2026", "auto-tune-pro", "auto-tune-hybrid"],
    },
  ],
};
