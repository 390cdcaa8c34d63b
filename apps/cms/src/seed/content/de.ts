import type { SeedContent } from "../seed-content.ts";

export const content: SeedContent = {
  pages: {
    home: {
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
          text: "AutoTune bringt jeden Ton dorthin, wo du hinwolltest, so sanft oder so hart du magst. Im Studio, auf der Bühne, in jeder Tonart.",
          actions: [
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
    },
  },
  productPages: {
    "auto-tune/pro": {
      family: "auto-tune",
      slug: "pro",
      name: "AutoTune Pro",
      tagline: "Jeder Ton in deiner Hand.",
      text: "Pro korrigiert deine Stimme, während du singst, und lässt dich danach jeden Ton von Hand bearbeiten. Von der Korrektur, die niemand hört, bis zum harten Effekt, den alle kennen: Du bestimmst, wie weit es geht.",
      products: ["auto-tune-pro"],
      seo: {
        title: "AutoTune Pro: Tonhöhenkorrektur Ton für Ton",
        description:
          "Korrigiere deine Stimme beim Singen oder danach Ton für Ton. AutoTune Pro reicht von der unhörbaren Korrektur bis zum harten Effekt, den alle kennen.",
      },
      blocks: [
        {
          block: "featureRows",
          headline: "Zwei Modi, eine Stimme",
          rows: [
            {
              title: "Automatikmodus",
              text: "Tonart und Tonleiter wählen, singen. Jeder Ton wird korrigiert, sobald er kommt, bei der Aufnahme wie beim Auftritt.",
            },
            {
              title: "Graphmodus",
              text: "Du siehst den ganzen Take als Linie und bearbeitest ihn von Hand. Zeichne eine Kurve, verschiebe einen Ton, lass den nächsten, wie er war.",
            },
            {
              title: "Retune Speed",
              text: "Der große Regler. Langsam für eine Korrektur, die niemand bemerkt, schnell für den gestuften Sound, der AutoTune berühmt gemacht hat.",
            },
            {
              title: "Flex-Tune und Humanize",
              text: "Flex-Tune greift erst in der Nähe des Tons ein, damit deine Slides Slides bleiben. Humanize schont lange Töne, damit sie lebendig bleiben.",
            },
            {
              title: "Geringe Latenz",
              text: "Hör dich beim Singen sauber intoniert im Kopfhörer, mit einer Verzögerung, die du schnell vergisst.",
            },
          ],
        },
        {
          block: "faq",
          headline: "Fragen zu Pro",
          items: [
            {
              question: "Hört man, dass ich es benutze?",
              answer:
                "Nur wenn du willst. Mit langsamem Retune Speed und etwas Flex-Tune verschwindet die Korrektur in der Performance. In der schnellsten Einstellung wird sie zum Effekt.",
            },
            {
              question: "Kann ich es auf der Bühne nutzen?",
              answer:
                "Ja. Der Automatikmodus arbeitet in Echtzeit und mit geringer Latenz. Du brauchst einen Rechner, ein Audio-Interface und einen Host für das Plug-in.",
            },
            {
              question: "Welche Edition passt zu mir?",
              answer:
                "Pro, wenn du Ton für Ton bearbeiten und in Echtzeit korrigieren willst. AutoTune 2026 ist für schnelles Arbeiten in Echtzeit, Hybrid für Pro Tools mit DSP-Hardware. Alle drei gehören zu Unlimited.",
            },
            {
              question: "Wo läuft Pro?",
              answer:
                "In jeder DAW, die eines dieser Formate lädt: AU, VST3 oder AAX unter macOS, VST3 oder AAX unter Windows.",
            },
          ],
        },
        {
          block: "productCards",
          headline: "Mehr für dieselbe Stimme",
          products: ["auto-tune-2026", "auto-tune-hybrid", "vocal-eq"],
        },
      ],
    },
  },
  products: {
    "auto-tune-pro": {
      name: "AutoTune Pro",
      summary: "Korrektur in Echtzeit und Bearbeitung Ton für Ton in einem Plug-in.",
    },
    "auto-tune-2026": {
      name: "AutoTune 2026",
      summary: "Tonhöhenkorrektur in Echtzeit, schnell eingestellt, im Studio und auf der Bühne.",
    },
    "auto-tune-hybrid": {
      name: "AutoTune Hybrid",
      summary: "Tonhöhenkorrektur in Echtzeit für Pro Tools, auf DSP-Hardware oder nativ.",
    },
    "auto-tune-efx-plus": {
      name: "AutoTune EFX+",
      summary: "Der harte AutoTune-Effekt mit einem ganzen Effekt-Rack dahinter.",
    },
    "auto-key": {
      name: "AutoKey",
      summary: "Hört, in welcher Tonart und Tonleiter dein Song steht, und sagt es AutoTune.",
    },
    "vocal-prep": {
      name: "Vocal Prep",
      summary:
        "Macht einen rohen Take bereit für den Mix: weniger Rauschen, weniger Raum, gleichmäßiger Pegel.",
    },
    "vocal-eq": {
      name: "Vocal EQ",
      summary: "Ein EQ, dessen Bänder den Tönen folgen, die du singst.",
    },
    "vocal-compressor": {
      name: "Vocal Compressor",
      summary:
        "Gleicht Laut und Leise aus und startet mit Einstellungen, die zu deiner Stimme passen.",
    },
    "vocal-de-esser": {
      name: "Vocal De-Esser",
      summary: "Mildert scharfe S-Laute und lässt den Rest der Stimme in Ruhe.",
    },
    "vocal-reverb": {
      name: "Vocal Reverb",
      summary: "Gibt der Stimme einen Raum und schlägt den passenden vor.",
    },
    metamorph: {
      name: "Metamorph",
      summary: "Verwandelt deine Stimme in eine andere und behält deine Phrasierung.",
    },
    "harmony-engine": {
      name: "Harmony Engine",
      summary: "Macht aus einer einzigen Leadstimme mehrstimmige Harmonien.",
    },
    vocodist: {
      name: "Vocodist",
      summary: "Vocoder-Sounds von Vintage bis nicht von dieser Welt.",
    },
    choir: {
      name: "Choir",
      summary: "Macht aus einer Stimme einen Chor.",
    },
    "auto-tune-unlimited-monthly": {
      name: "AutoTune Unlimited, monatlich",
      summary:
        "Drei Editionen, AutoKey, die Vocal-Chain und alle Kreativeffekte, Monat für Monat bezahlt.",
    },
    "auto-tune-unlimited-yearly": {
      name: "AutoTune Unlimited, jährlich",
      summary:
        "Drei Editionen, AutoKey, die Vocal-Chain und alle Kreativeffekte, einmal im Jahr bezahlt.",
    },
  },
  pictures: {
    "auto-tune-pro": {
      alt: "Das Fenster von AutoTune Pro: in der Mitte ein großer Retune-Regler, links und rechts die kleineren Regler Flex und Humanize, darunter eine Klaviatur.",
    },
  },
};
