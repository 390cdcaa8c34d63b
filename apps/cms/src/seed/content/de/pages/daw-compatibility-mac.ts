import { compatibilityOf } from "../../../hosts.ts";
import type { SeedPage } from "../../../seed-content.ts";
import { hostWords } from "../host-words.ts";

export const dawCompatibilityMac: SeedPage = {
  title: "DAW-Kompatibilität: Mac",
  seo: {
    title: "DAW-Kompatibilität auf dem Mac",
    description:
      "Welche DAWs unsere Plug-ins ab macOS 12 laden, in welchem Format, auf Apple-Chips und Intel, wohin die Dateien gehören und was hilft, wenn eines fehlt.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Läuft es auf dem Mac?",
      text: "Ab macOS 12, auf Apple-Chips und Intel, in jedem 64-Bit-Host, der AU, VST3 oder AAX lädt. Hier stehen die Liste, die Ordner und was meistens hilft.",
    },
    compatibilityOf(hostWords, "mac"),
    {
      block: "specs",
      headline: "Rechner und Ordner",
      groups: [
        {
          title: "Dein Rechner",
          rows: [
            { name: "System", value: "macOS 12 oder neuer, Apple-Chip oder Intel" },
            { name: "Arbeitsspeicher", value: "4 GB, besser 8 GB" },
            { name: "Speicherplatz", value: "Etwa 5 GB für alles; installier, was du brauchst" },
            { name: "Aktivierung", value: "Auf 2 Rechnern gleichzeitig" },
          ],
        },
        {
          title: "Wohin die Dateien gehören",
          rows: [
            { name: "AU", value: "/Library/Audio/Plug-Ins/Components" },
            { name: "VST3", value: "/Library/Audio/Plug-Ins/VST3" },
            { name: "AAX", value: "/Library/Application Support/Avid/Audio/Plug-Ins" },
          ],
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Von der Installation zum ersten Take",
      rows: [
        {
          title: "Format wählen",
          text: "Das Installationsprogramm fragt, welche Formate du willst. Nimm das, das dein Host lädt. Lädt er zwei, entscheide dich für eines und bleib dabei, sonst steht jedes Tool doppelt in der Liste.",
        },
        {
          title: "Den Host prüfen lassen",
          text: "Hosts, die AU laden, untersuchen jedes neue Plug-in einmal, beim Start. Das dauert einen Moment. Lass sie fertig werden.",
        },
        {
          title: "Das Mikrofon erlauben",
          text: "macOS fragt einmal, ob dein Host zuhören darf. Hast du Nein gesagt, nimmt die Spur Stille auf. Ändern kannst du das in den Systemeinstellungen unter Datenschutz, Mikrofon.",
        },
        {
          title: "Nativ oder übersetzt",
          text: "Auf Apple-Chips laufen die Plug-ins nativ. Ein Host unter Rosetta lädt sie auch, braucht aber mehr Prozessor. Lass ihn nativ laufen, wenn alle deine anderen Plug-ins das können.",
        },
        {
          title: "Den Weg verkürzen",
          text: "Beim Aufnehmen ein Puffer von 64 oder 128 Samples, zum Mischen 512 oder mehr. Bluetooth-Kopfhörer verzögern mehr als jedes Plug-in; nimm ein Kabel.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Fragen zum Mac",
      items: [
        {
          question: "Mein Host findet das Plug-in nicht.",
          answer:
            "Prüf, ob die Datei im Ordner oben liegt; gemeint ist die Library des Rechners, nicht die in deinem Benutzerordner. Dann lass den Host noch einmal suchen. Bei AU hilft ein Neustart des Mac erstaunlich oft.",
        },
        {
          question: "AU oder VST3?",
          answer:
            "Sie klingen gleich. Nimm AU, wenn du auch in Logic Pro oder GarageBand arbeitest, VST3, wenn du Sessions mit Windows austauschst.",
        },
        {
          question: "Läuft es unter macOS 11 oder älter?",
          answer: "Nein. macOS 12 ist das älteste auf unserer Liste.",
        },
        {
          question: "Welches Tool ist die Ausnahme?",
          answer:
            "AutoTune Hybrid. Es kommt als AAX DSP und AAX Native und läuft nur in Pro Tools. Alle anderen Tools gibt es als AU, VST3 und AAX.",
        },
        {
          question: "Was haben die Hersteller dieser Hosts mit euch zu tun?",
          answer: "Nichts. Die Namen gehören ihnen, und das hier ist eine Beispielmarke.",
        },
      ],
    },
  ],
};
