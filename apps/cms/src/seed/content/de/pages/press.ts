import type { SeedPage } from "../../../seed-content.ts";

export const press: SeedPage = {
  title: "Presse",
  seo: {
    title: "Presse",
    description:
      "AutoTune in Kürze, für alle, die darüber schreiben: Fakten, Bilder und Klangbeispiele.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Für alle, die darüber schreiben",
      text: "Die Fakten, was du zeigen darfst und wie du uns zitierst. Das AutoTune auf diesen Seiten ist eine Beispielmarke: Bitte sag das dazu, wir tun es auch.",
    },
    {
      block: "specs",
      headline: "In Kürze",
      groups: [
        {
          title: "Die Marke",
          rows: [
            { name: "Name", value: "AutoTune, in einem Wort" },
            { name: "Slogan", value: "Entfessle deine Stimme." },
            { name: "Art", value: "Eine Beispielmarke; ihre Produkte sind erfunden" },
            {
              name: "Sprachen",
              value:
                "Englisch, Französisch, Spanisch, Deutsch, Portugiesisch, Japanisch, Koreanisch, Italienisch",
            },
          ],
        },
        {
          title: "Das Sortiment",
          rows: [
            { name: "AutoTune", value: "3 Editionen (2026, Pro, Hybrid), AutoKey und EFX+" },
            { name: "KI-Vocal-Chain", value: "5 Tools" },
            { name: "Kreativeffekte", value: "14 Effekte" },
            {
              name: "Unlimited",
              value: "Ein Abo mit den 3 Editionen, AutoKey, allen 5 Tools und allen 14 Effekten",
            },
            { name: "Neu in diesem Jahr", value: "AutoTune 2026 und Metamorph" },
          ],
        },
      ],
    },
    {
      block: "prose",
      headline: "Bilder, Töne, Worte",
      sections: [
        {
          title: "Bilder",
          text: "Die Fenster auf unseren Produktseiten haben wir selbst gezeichnet. Du darfst sie überall zeigen, wo es um unsere Produkte geht. Bitte nicht beschneiden und nicht umfärben.",
        },
        {
          title: "Töne",
          text: "Die Aufnahmen auf unseren Seiten darfst du in Tests und im Unterricht abspielen. Sag dazu, dass die Stimme synthetisch ist; sonst fragt jemand nach ihrem Namen.",
        },
        {
          title: "Worte",
          text: "Du darfst alles zitieren, was auf dieser Website steht. Stimmen aus der Kundschaft oder aus der Szene geben wir nicht heraus, denn bei einer Beispielmarke müssten wir sie erfinden.",
        },
        {
          title: "Fragen",
          text: "Nimm den Support-Link am Ende dieser Seite und beginne mit dem Wort Presse.",
        },
      ],
    },
  ],
};
