import { compatibilityOf } from "../../../hosts.ts";
import type { SeedPage } from "../../../seed-content.ts";
import { hostWords } from "../host-words.ts";

export const dawCompatibilityWindows: SeedPage = {
  title: "DAW-Kompatibilität: Windows",
  seo: {
    title: "DAW-Kompatibilität unter Windows",
    description:
      "Welche DAWs unsere Plug-ins unter Windows 10 und 11 laden, in welchem Format, wohin die Dateien gehören und was hilft, wenn ein Host sie nicht findet.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Läuft es unter Windows?",
      text: "Unter Windows 10 und 11 in jedem 64-Bit-Host, der VST3 oder AAX lädt. Hier stehen die Liste, die Ordner und was meistens hilft.",
    },
    compatibilityOf(hostWords, "windows"),
    {
      block: "specs",
      headline: "Rechner und Ordner",
      groups: [
        {
          title: "Dein Rechner",
          rows: [
            { name: "System", value: "Windows 10 oder 11, 64 Bit" },
            { name: "Arbeitsspeicher", value: "4 GB, besser 8 GB" },
            { name: "Speicherplatz", value: "Etwa 5 GB für alles; installier, was du brauchst" },
            { name: "Aktivierung", value: "Auf 2 Rechnern gleichzeitig" },
          ],
        },
        {
          title: "Wohin die Dateien gehören",
          rows: [
            { name: "VST3", value: "C:\\Program Files\\Common Files\\VST3" },
            { name: "AAX", value: "C:\\Program Files\\Common Files\\Avid\\Audio\\Plug-Ins" },
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
          text: "Das Installationsprogramm fragt, welche Formate du willst. Nimm das, das dein Host lädt; das andere belegt nur Platz.",
        },
        {
          title: "Den Ordner lassen, wie er ist",
          text: "VST3 und AAX haben je einen festen Ort, und dort suchen die Hosts. Ein eigener Ordner sieht ordentlicher aus, nur findet ihn keiner.",
        },
        {
          title: "Den Host suchen lassen",
          text: "Öffne ihn nach der Installation. Die meisten Hosts suchen beim Start; manche haben dafür einen Knopf in den Plug-in-Einstellungen.",
        },
        {
          title: "Den Treiber deines Interfaces nehmen",
          text: "Wähl im Host seinen ASIO-Treiber, nicht den Ton des Systems, und beim Aufnehmen einen Puffer von 64 oder 128 Samples. Zum Mischen 512 oder mehr.",
        },
        {
          title: "Am Strom bleiben",
          text: "Ein Laptop im Akkubetrieb wird langsam, wenn du es am wenigsten brauchst. Steck ihn ein und stell auf Höchstleistung, bevor du das Plug-in beschuldigst.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Fragen zu Windows",
      items: [
        {
          question: "Mein Host findet das Plug-in nicht.",
          answer:
            "Prüf, ob die Datei im Ordner oben liegt, ob der Host mit 64 Bit arbeitet und ob er nach VST3 sucht. Manche Hosts führen eine Liste von Plug-ins, die einmal gescheitert sind; leer sie und such noch einmal.",
        },
        {
          question: "Gibt es eine 32-Bit- oder VST2-Version?",
          answer: "Nein. Hosts, die nur VST2 kennen, werden nicht unterstützt.",
        },
        {
          question: "Welches Tool ist die Ausnahme?",
          answer:
            "AutoTune Hybrid. Es kommt als AAX DSP und AAX Native und läuft nur in Pro Tools. Alle anderen Tools gibt es als VST3 und AAX.",
        },
        {
          question: "Kann ich eine Session auf einen Mac mitnehmen?",
          answer:
            "Ja, wenn es den Host dort gibt und er dasselbe Format lädt. Einstellungen von VST3 und AAX reisen mit der Session. Eine Lizenz deckt beide Rechner ab.",
        },
        {
          question: "Was haben die Hersteller dieser Hosts mit euch zu tun?",
          answer: "Nichts. Die Namen gehören ihnen, und das hier ist eine Beispielmarke.",
        },
      ],
    },
  ],
};
