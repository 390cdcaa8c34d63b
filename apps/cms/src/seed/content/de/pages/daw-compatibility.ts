import { compatibilityOf } from "../../../hosts.ts";
import type { SeedPage } from "../../../seed-content.ts";
import { hostWords } from "../host-words.ts";

export const dawCompatibility: SeedPage = {
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
      text: "Wenn dein Host AU, VST3 oder AAX lädt: sehr wahrscheinlich. Das Format entscheidet, und die Liste nennt es für jeden Host.",
    },
    compatibilityOf(hostWords),
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
    {
      block: "callToAction",
      headline: "Wohin die Dateien gehören",
      text: "Ordner, Treiber und was meistens hilft, für jedes System.",
      actions: [
        { label: "Auf dem Mac", link: { to: "page", key: "daw-compatibility-mac" } },
        { label: "Unter Windows", link: { to: "page", key: "daw-compatibility-windows" } },
      ],
    },
  ],
};
