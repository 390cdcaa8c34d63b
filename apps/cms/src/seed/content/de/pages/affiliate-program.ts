import type { SeedPage } from "../../../seed-content.ts";

export const affiliateProgram: SeedPage = {
  title: "Partnerprogramm",
  seo: {
    title: "Partnerprogramm",
    description:
      "So funktioniert es, AutoTune zu empfehlen: ein eigener Link, klare Regeln und kein Tracking ohne Einwilligung.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Empfiehl, was du benutzt",
      text: "Ob du unterrichtest, testest oder einfach gern über Stimmen redest: Mit einem eigenen Link kannst du an dem mitverdienen, was er verkauft. Die Regeln passen auf diese Seite.",
    },
    {
      block: "prose",
      headline: "So funktioniert es",
      sections: [
        {
          title: "Dein Link",
          text: "Du bekommst einen Link, in dem deine Nummer steckt. Jemand klickt ihn an, schaut sich um, kauft vielleicht. Wenn ja, zählt der Verkauf für dich.",
        },
        {
          title: "Nur mit Einwilligung",
          text: "Deine Nummer merken wir uns nur, wenn die Besucherin oder der Besucher zugestimmt hat. Manche tun das nicht. Das ist ihr gutes Recht, und uns fehlt lieber eine Zahl in der Statistik als ihr Vertrauen.",
        },
        {
          title: "Worum wir dich bitten",
          text: "Sag gut sichtbar dazu, dass es ein bezahlter Link ist. Empfiehl, was du ausprobiert hast. Biete nicht auf unseren Namen, erfinde keine Rabatte und schreib niemanden an, der nicht darum gebeten hat.",
        },
        {
          title: "Was zählt",
          text: "Lizenzen und Abos zählen, sobald sie bezahlt sind und bezahlt bleiben. Widerrufene Bestellungen zählen nicht.",
        },
        {
          title: "Mitmachen",
          text: "Das hier ist eine Beispielmarke, deshalb nimmt das Programm zurzeit niemanden auf. Wenn du es gern offen sähest, sag es uns über den Support-Link unten.",
        },
      ],
    },
  ],
};
