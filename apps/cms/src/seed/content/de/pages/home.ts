import type { SeedPage } from "../../../seed-content.ts";

export const home: SeedPage = {
  title: "Startseite",
  seo: {
    title: "Tonhöhenkorrektur und Vocal-Effekte",
    description:
      "AutoTune korrigiert deine Stimme, mischt sie und macht etwas Neues daraus. Plug-ins für Studio und Bühne, einmal gekauft oder mit Unlimited genutzt.",
  },
  blocks: [
    {
      block: "hero",
      headline: "Sing, wie du’s gemeint hast.",
      text: "AutoTune bringt jeden Ton dorthin, wo du hinwolltest, so sanft oder so hart du magst. Dreh unten am Regler und hör zu.",
      actions: [
        {
          label: "Unlimited ansehen",
          link: {
            to: "productPage",
            key: "subscriptions/unlimited",
          },
        },
        {
          label: "AutoTune Pro kennenlernen",
          link: {
            to: "productPage",
            key: "auto-tune/pro",
          },
        },
      ],
    },
    {
      block: "families",
      headline: "Eine Stimme, drei Wege",
      text: "Korrigiere sie, mische sie oder mach etwas daraus, das noch niemand gehört hat. Kauf ein Tool einmal und behalte es, oder arbeite mit Unlimited.",
      cards: [
        {
          family: "auto-tune",
          eyebrow: "AutoTune-Editionen",
          headline: "Vom sanften Stups zum Sound einer Generation",
          text: "Automatische und grafische Tonhöhenkorrektur für Studio und Bühne.",
          products: [
            "auto-tune-2026",
            "auto-tune-pro",
            "auto-tune-hybrid",
            "auto-tune-efx-plus",
            "auto-key",
          ],
        },
        {
          family: "ai-powered-vocal-chain",
          eyebrow: "KI-Vocal-Chain",
          headline: "Ein Mixing-Profi in fünf Fenstern",
          text: "Prep, EQ, Kompressor, De-Esser und Hall, die erst einmal zuhören.",
          products: [
            "vocal-prep",
            "vocal-eq",
            "vocal-compressor",
            "vocal-de-esser",
            "vocal-reverb",
          ],
        },
        {
          family: "creative-vocal-effects",
          eyebrow: "Kreativeffekte",
          headline: "Chöre, Vocoder, Unbekannte",
          text: "Vierzehn Wege, die eigene Kehle hinter dir zu lassen.",
          products: ["metamorph", "harmony-engine", "vocodist", "choir"],
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Nicht glauben, hören",
      text: "Vier Takes, vorher und nachher. Schalte um, während sie laufen: Die Stelle bleibt, die Stimme ändert sich. Gesungen wird synthetisch, es musste also niemand seinen schlechtesten Take hergeben.",
      demos: [
        {
          product: "auto-tune-pro",
          title: "Eine Linie findet ihre Töne",
          text: "Dieselbe Phrase, nach a-Moll gerückt, so langsam, dass die Slides heil bleiben. Achte auf die langen Töne.",
        },
        {
          product: "vocal-compressor",
          title: "Eine Stimme springt herum",
          text: "Vorher springen dich die lauten Wörter an, und die leisen verstecken sich. Nachher stehen alle gleich weit weg.",
        },
        {
          product: "vocodist",
          title: "Ein Akkord, der spricht",
          text: "Die Worte kommen aus der Kehle, die Tonhöhe aus einem Sägezahn-Akkord. So eine Kehle hat niemand.",
        },
        {
          product: "choir",
          title: "Aus einer werden viele",
          text: "Eine gehaltene Linie, gesungen von einem Raum voller Leute, die alle dieselbe Person sind.",
        },
      ],
    },
    {
      block: "scrollingQuotes",
      headline: "Sätze, die wir gern hören würden",
      quotes: JSON.stringify([
        "Es ist immer noch meine Stimme.",
        "Niemand hat es gemerkt. Genau das war der Plan.",
        "Alle haben es gemerkt. Genau das war der Plan.",
        "Ein Take, und vor Mitternacht zu Hause.",
        "Der Refrain sitzt endlich.",
        "Den Kratzer im letzten Wort habe ich behalten.",
      ]),
      seconds: 60,
    },
    {
      block: "featureRows",
      headline: "Wie ein Ton ankommt",
      rows: [
        {
          title: "Du singst",
          text: "Ins Mikrofon, im Schlafzimmer oder auf der Bühne. Deine Tonhöhe zeichnet eine Linie, und wie bei jeder Stimme schwankt sie ein wenig.",
        },
        {
          title: "Wir hören zu",
          text: "AutoTune folgt der Linie, während sie sich bewegt, und vergleicht sie mit den Tönen deiner Tonart.",
        },
        {
          title: "Die Linie rastet ein",
          text: "Jeder Ton rückt auf den nächstgelegenen der Tonleiter. Dein Timing, deine Worte und dein Klang bleiben.",
        },
        {
          title: "Du entscheidest",
          text: "Langsam, und niemand merkt es. Schnell, und alle hören es. Ein einziger Regler, Retune Speed, bestimmt, wie hart die Linie einrastet.",
        },
      ],
    },
    {
      block: "testimonials",
      headline: "Was Leute sagen könnten",
      text: "Beispielstimmen: Die Menschen haben wir erfunden, ihre Bilder gezeichnet. Die Werkzeuge kannst du wirklich ausprobieren.",
      testimonials: [
        "nila-portamento",
        "osric-halfstep",
        "ines-semicorchea",
        "juno-wetmix",
        "haru-otonari",
        "tobias-vorhall",
      ],
    },
    {
      block: "planOffer",
      headline: "Alles, solange du es brauchst",
      points: [
        {
          title: "3 AutoTune-Editionen",
          text: "und AutoKey",
        },
        {
          title: "5 KI-Mixing-Tools",
          text: "die ganze Vocal-Chain",
        },
        {
          title: "14 Kreativeffekte",
          text: "und zwar alle",
        },
        {
          title: "Neuerscheinungen",
          text: "am Tag, an dem sie kommen",
        },
      ],
      monthly: "auto-tune-unlimited-monthly",
      annual: "auto-tune-unlimited-yearly",
    },
    {
      block: "faq",
      headline: "Gut zu wissen",
      items: [
        {
          question: "Gehört mir, was ich kaufe?",
          answer:
            "Ja. Du zahlst einmal, und die Lizenz bleibt dir ohne Ablaufdatum. Nur Unlimited ist ein Abo.",
        },
        {
          question: "Läuft es in meiner DAW?",
          answer:
            "Sehr wahrscheinlich. Unter macOS gibt es unsere Plug-ins als AU, VST3 und AAX, unter Windows als VST3 und AAX. Damit laufen sie zum Beispiel in Logic Pro, Ableton Live, Cubase, FL Studio und Pro Tools. AutoTune Hybrid ist für Pro Tools gemacht und kommt nur als AAX.",
        },
        {
          question: "Was bleibt, wenn ein Abo endet?",
          answer:
            "Bis zum Ende der bezahlten Zeit funktioniert alles. Danach stellen die Unlimited-Plug-ins die Arbeit ein; dein exportiertes Audio und die Tools, die du gekauft hast, bleiben dir.",
        },
        {
          question: "Kann ich klein anfangen und später upgraden?",
          answer:
            "Ja. Wenn du schon eine Edition besitzt, zahlst du für die nächste einen Upgrade-Preis und nicht noch einmal den vollen. Dein Konto zeigt dir, welche Upgrades dir offenstehen und was jedes kostet.",
        },
      ],
    },
  ],
};
