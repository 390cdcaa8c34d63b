import type { SeedPage } from "../../../seed-content.ts";

export const gettingStarted: SeedPage = {
  title: "Erste Schritte",
  seo: {
    title: "Erste Schritte",
    description:
      "Von der Bestellung zum ersten Ton, der sitzt: installieren, aktivieren, laden, Tonart finden, singen. Fünf Schritte, drei Einstellungen und Hilfe, wenn es still bleibt.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Von der Bestellung zum ersten Ton",
      text: "Fünf Schritte, und die meisten sind Klicks. Das hier ist eine Beispielmarke: Die Schritte sind die eines echten Shops, nur steht kein Plug-in dahinter. Was über Stimmen gesagt wird, stimmt trotzdem.",
    },
    {
      block: "featureRows",
      headline: "Fünf Schritte zur sauberen Stimme",
      rows: [
        {
          title: "Sieh in dein Konto",
          text: "Dort liegen Seriennummern, Downloads und Abos, und sie stehen auch in der E-Mail zur Bestellung. Wenn du ohne Konto gekauft hast, richtest du es über den Link in dieser E-Mail ein. Er gilt 30 Tage.",
        },
        {
          title: "Installieren",
          text: "Für ein gekauftes Tool liegt das Installationsprogramm unter Downloads. Mit einem Abo meldest du dich auf deinem Rechner in AutoTune Central an: Es installiert, was im Abo steckt. Nimm, was du brauchst, nicht alles.",
        },
        {
          title: "Aktivieren",
          text: "Kopiere die Seriennummer in das Plug-in, wenn es danach fragt. Eine Lizenz darf auf 2 Rechnern gleichzeitig aktiv sein. Für einen dritten deaktivierst du vorher einen in deinem Konto.",
        },
        {
          title: "An die erste Stelle laden",
          text: "Öffne deine DAW, lass sie nach neuen Plug-ins suchen und setz AutoTune ganz oben in die Gesangsspur. Die Tonhöhenerkennung will eine einzelne, trockene Stimme, also vor Hall, Delay und Dopplung.",
        },
        {
          title: "Tonart einstellen, singen",
          text: "Wenn du die Tonart kennst, wähl sie. Wenn nicht, leg AutoKey auf die Musik und spiel ihm acht Takte Refrain vor. Dann sing eine Zeile und schau auf die Cent.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Drei Einstellungen für den Anfang",
      rows: [
        {
          title: "Niemand soll es hören: 80 ms",
          text: "Lange Töne landen, wo sie hingehören, angeschliffene Töne und Vibrato bleiben. Fang hier an, wenn jemand schon fast trifft.",
        },
        {
          title: "Es darf ein wenig glänzen: 25 ms",
          text: "Die Töne rasten schnell ein, ihre Anfänge bleiben weich. Im Pop ist hier viel Betrieb.",
        },
        {
          title: "Alle sollen es hören: 0 ms",
          text: "Die Linie wird zur Treppe. Prüf die Tonart zweimal: Bei diesem Tempo ist die falsche sehr laut falsch.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Wenn es still bleibt",
      items: [
        {
          question: "Das Plug-in fehlt in der Liste. Was nun?",
          answer:
            "Schließ die DAW, öffne sie wieder und lass sie nach Plug-ins suchen. Dann prüf das Format: AU, VST3 oder AAX unter macOS, VST3 oder AAX unter Windows, immer 64 Bit. AutoTune Hybrid erscheint nur in Pro Tools.",
        },
        {
          question: "Ich höre mich im Kopfhörer zu spät.",
          answer:
            "Stell den Puffer deines Audio-Interfaces beim Aufnehmen auf 64 oder 128 Samples. Bei 48 kHz sind 128 Samples 2,7 ms, einmal auf dem Weg hinein und einmal auf dem Weg hinaus. Zum Mischen stellst du ihn wieder höher.",
        },
        {
          question: "Manche Töne springen an die falsche Stelle.",
          answer:
            "Fast immer ist es die Tonart. a-Moll und C-Dur haben dieselben Töne, A-Dur aber drei andere. Schick die Tonart von AutoKey herüber oder schalte die Töne aus, die nicht dazugehören.",
        },
        {
          question: "Brauche ich beim Arbeiten Internet?",
          answer:
            "Zum Herunterladen und Aktivieren, und mit einem Abo, wenn ein neuer Zeitraum beginnt. Dazwischen nicht.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Eine gute erste Chain",
      products: ["vocal-prep", "auto-key", "auto-tune-2026"],
    },
  ],
};
