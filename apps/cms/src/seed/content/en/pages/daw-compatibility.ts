import { compatibilityOf } from "../../hosts.ts";
import type { SeedPage } from "../../seed-content.ts";
import { hostWords } from "../fragments/host-words.ts";

export const dawCompatibility: SeedPage = {
  title: "DAW Compatibility",
  seo: {
    title: "DAW compatibility",
    description:
      "Which plug-in format your DAW loads on macOS and Windows: AU, VST3 or AAX, host by host.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Does it run in my DAW?",
      text: "If your host loads AU, VST3 or AAX, most likely. The format decides, and the list names it for each host.",
    },
    compatibilityOf(hostWords),
    {
      block: "prose",
      headline: "Small print, large letters",
      sections: [
        {
          title: "AutoTune Hybrid",
          text: "Hybrid comes as AAX DSP and AAX Native and runs in Pro Tools only. All other tools come in all formats.",
        },
        {
          title: "64-bit",
          text: "Host and system must be 64-bit. On Apple silicon the plug-ins run natively; a host in translation loads them too.",
        },
        {
          title: "Not on the list?",
          text: "Look into your host’s manual for the formats it loads. One of the three on macOS, one of the two on Windows is enough. Old VST2-only hosts are not supported.",
        },
        {
          title: "Names",
          text: "The names of hosts belong to their makers, who have nothing to do with this demonstration brand.",
        },
      ],
    },
    {
      block: "callToAction",
      headline: "Where the files go",
      text: "Folders, drivers and what usually helps, for each system.",
      actions: [
        { label: "On the Mac", link: { to: "page", key: "daw-compatibility-mac" } },
        { label: "On Windows", link: { to: "page", key: "daw-compatibility-windows" } },
      ],
    },
  ],
};
