import type { PageBody } from "@autotune/contract";

export const dawCompatibility: PageBody = {
  title: "DAW-Kompatibilität",
  seo: {
    title: "DAW-Kompatibilität",
    description:
      "Welches Plug-in-Format deine DAW unter macOS und Windows lädt: AU, VST3 oder AAX, Host für Host.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Läuft es in meiner DAW?",
      text: "Wenn dein Host AU, VST3 oder AAX lädt: sehr wahrscheinlich. Das Format entscheidet, darum ist die Liste danach sortiert.",
    },
    {
      block: "specs",
      headline: "Hosts und Formate",
      groups: [
        {
          title: "macOS 12 oder neuer",
          rows: [
            { name: "Logic Pro, GarageBand", value: "AU" },
            { name: "Ableton Live", value: "AU oder VST3" },
            { name: "Cubase, Nuendo", value: "VST3" },
            { name: "FL Studio", value: "AU oder VST3" },
            { name: "REAPER", value: "AU oder VST3" },
            { name: "Studio One", value: "AU oder VST3" },
            { name: "Bitwig Studio, Reason", value: "VST3" },
            { name: "Pro Tools", value: "AAX" },
          ],
        },
        {
          title: "Windows 10 oder 11, 64 Bit",
          rows: [
            { name: "Ableton Live", value: "VST3" },
            { name: "Cubase, Nuendo", value: "VST3" },
            { name: "FL Studio", value: "VST3" },
            { name: "REAPER", value: "VST3" },
            { name: "Studio One", value: "VST3" },
            { name: "Bitwig Studio, Reason", value: "VST3" },
            { name: "Pro Tools", value: "AAX" },
          ],
        },
      ],
    },
    {
      block: "prose",
      headline: "Kleingedrucktes, groß gedruckt",
      sections: [
        {
          title: "AutoTune Hybrid",
          text: "Hybrid gibt es als AAX DSP und AAX Native, und es läuft nur in Pro Tools. Alle anderen Tools gibt es in allen Formaten.",
        },
        {
          title: "64 Bit",
          text: "Host und Betriebssystem müssen mit 64 Bit arbeiten. Auf Apple-Chips laufen die Plug-ins nativ; auch ein Host, der übersetzt wird, lädt sie.",
        },
        {
          title: "Nicht auf der Liste?",
          text: "Sieh im Handbuch deines Hosts nach, welche Formate er lädt. Eines von dreien unter macOS, eines von zweien unter Windows genügt. Ältere Hosts, die nur VST2 kennen, werden nicht unterstützt.",
        },
        {
          title: "Namen",
          text: "Die Namen der Hosts gehören ihren Herstellern, die mit dieser Beispielmarke nichts zu tun haben.",
        },
      ],
    },
  ],
};
