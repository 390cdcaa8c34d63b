import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet } from "../../system-requirements.ts";

export const hybrid: SeedProductPage = {
  family: "auto-tune",
  slug: "hybrid",
  name: "AutoTune Hybrid",
  tagline: "Korrektur, die in der Hardware wohnt.",
  text: "Hybrid ist AutoTune für Pro Tools. Beim Aufnehmen läuft es auf dem DSP deines Systems, beim Mischen nativ, mit denselben Einstellungen und demselben Klang.",
  nav: { description: "Für Pro Tools, auf DSP oder nativ", isNew: false, order: 3 },
  products: ["auto-tune-hybrid"],
  seo: {
    title: "AutoTune Hybrid: Tonhöhenkorrektur für Pro Tools",
    description:
      "Korrektur in Echtzeit als AAX-Plug-in, auf DSP-Hardware oder nativ. Mit AutoTune Hybrid bleiben Einstellungen und Klang in beiden Fällen gleich.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Gebaut wie ein Rack-Gerät",
      rows: [
        {
          title: "DSP oder nativ",
          text: "Beim Aufnehmen auf der Hardware, beim Mischen auf dem Rechner. Zieh mit der Session vom Studio auf den Laptop um, die Einstellungen kommen mit.",
        },
        {
          title: "Eine Wand aus Lichtern",
          text: "Blasse Lichter zeigen, was du singst, helle, was hinausgeht. Der Abstand dazwischen ist das, was Hybrid tut, und du liest ihn auch aus der Gesangskabine.",
        },
        {
          title: "Throat",
          text: "Macht die Kehle, aus der die Stimme zu kommen scheint, länger oder kürzer. Ein Hauch davon gibt einem dünnen Take etwas Brust.",
        },
        {
          title: "Retune und Flex",
          text: "Retune bestimmt, wie schnell ein Ton korrigiert wird. Flex bestimmt, wie nah er sein muss, bevor überhaupt etwas passiert, damit ein Slide einer bleiben darf.",
        },
        {
          title: "Ein Knopf für die Bühne",
          text: "LIVE verzichtet auf alles, was Zeit kostet. Wie viel Verzögerung übrig ist, steht unter dem Knopf, dann muss niemand darüber streiten.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Bühneneinstellung",
      text: "Eine synthetische Stimme wie auf der Bühne: mittleres Tempo, etwas Throat.",
      demos: [
        {
          product: "auto-tune-hybrid",
          title: "Korrigiert, mit mehr Brust",
          text: "Die Töne finden in mittlerem Tempo ihren Platz, und die Stimme wird ein bisschen größer als der Mensch dazu.",
        },
      ],
    },
    includedInUnlimited(
      "Hybrid ist eine der drei Editionen im Abo. Pro und 2026 sind mit dabei, für alle Hosts, die nicht Pro Tools heißen.",
    ),
    {
      block: "specs",
      headline: "Systemvoraussetzungen",
      groups: [
        {
          title: "Das brauchst du",
          rows: [
            { name: "Host", value: "Pro Tools, das AAX DSP oder AAX Native lädt" },
            { name: "Mac", value: "macOS 12 oder neuer, Apple-Chip oder Intel; AAX" },
            { name: "PC", value: "Windows 10 oder 11, 64 Bit; AAX" },
            { name: "Aktivierung", value: "Auf 2 Rechnern gleichzeitig" },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "Fragen zu Hybrid",
      items: [
        {
          question: "Brauche ich DSP-Hardware?",
          answer:
            "Nein. Ohne sie läuft Hybrid nativ. Mit ihr wandert die Rechenarbeit auf die Hardware, und dein Rechner hat beim Aufnehmen weniger zu tun.",
        },
        {
          question: "Läuft es auch außerhalb von Pro Tools?",
          answer:
            "Nein, Hybrid gibt es nur als AAX. Für andere Hosts nimm AutoTune Pro oder AutoTune 2026.",
        },
        {
          question: "Hat Hybrid einen Graphmodus?",
          answer:
            "Nein. Es korrigiert in Echtzeit. Für die Bearbeitung Ton für Ton nach dem Take gibt es AutoTune Pro.",
        },
        {
          question: "Klingt es auf DSP und nativ gleich?",
          answer:
            "Das soll es: gleiche Einstellungen, gleiches Verfahren. Verschieden ist nur die Verzögerung, auf der Hardware ist sie kürzer.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Rund um Hybrid",
      products: ["auto-tune-pro", "auto-key", "vocal-compressor"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune Hybrid: die Fakten",
          inside: [
            { name: "Modus", value: "Automatik, in Echtzeit" },
            { name: "Regler", value: "Retune, Flex und Throat" },
            { name: "Retune Speed", value: "0 bis 300 ms" },
            {
              name: "Tonleitern",
              value: "Dur, Moll, chromatisch oder deine eigene Auswahl an Tönen",
            },
            { name: "Tonart", value: "Von Hand oder von AutoKey" },
          ],
          sampleRates: "44,1 bis 192 kHz nativ, 44,1 bis 96 kHz auf DSP",
          latency: "Etwa 2 ms auf DSP mit LIVE, etwa 3 ms nativ",
          diskSpace: "240 MB",
          formats: [
            { name: "macOS", value: "AAX DSP, AAX Native" },
            { name: "Windows", value: "AAX DSP, AAX Native" },
            { name: "Architektur", value: "64 Bit; nativ auf Apple-Chips" },
          ],
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Korrigiert aufnehmen, den rohen Take behalten",
          rows: [
            {
              title: "Zwei Spuren anlegen",
              text: "Nimm das Mikrofon auf einer Spur ganz ohne Plug-in auf. Schick denselben Eingang auf eine zweite, die beim Singen im Kopfhörer liegt.",
            },
            {
              title: "Hybrid auf die zweite",
              text: "Nimm die DSP-Version, wenn du die Hardware hast. Drück LIVE und lies darunter die Verzögerung ab.",
            },
            {
              title: "Für den Menschen am Mikrofon einstellen",
              text: "Mittleres Retune, reichlich Flex. Wer gegen die Korrektur ansingt, singt schlechter als jemand, der sie nicht bemerkt.",
            },
            {
              title: "Aufnehmen",
              text: "Im Kopfhörer liegt die korrigierte Stimme, auf der Platte landet die ehrliche.",
            },
            {
              title: "Später entscheiden",
              text: "Kopier das Plug-in samt Einstellungen auf die rohe Spur, nativ, und überleg es dir anders, so oft du magst.",
            },
          ],
        },
      ],
    },
    {
      name: "audio",
      blocks: [
        {
          block: "audioDemos",
          headline: "Hybrid und was daneben arbeitet",
          text: "Synthetische Stimmen, drei Fenster.",
          demos: [
            {
              product: "auto-tune-hybrid",
              title: "Hybrid, Bühne",
              text: "Mittlere Korrektur mit verlängerter Kehle.",
            },
            {
              product: "auto-tune-2026",
              title: "2026, live",
              text: "Schneller, und die Kehle bleibt, wie sie war.",
            },
            {
              product: "vocal-compressor",
              title: "Vocal Compressor",
              text: "Was meist gleich nach der Korrektur kommt: ein gleichmäßiger Pegel.",
            },
          ],
        },
      ],
    },
  ],
};
