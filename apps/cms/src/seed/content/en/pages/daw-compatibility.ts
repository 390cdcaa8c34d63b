import { compatibilityOf } from "../../hosts.ts";
import type { SeedPage } from "../../seed-content.ts";
import { hostWords } from "../fragments/host-words.ts";

export const dawCompatibility: SeedPage = {
  title: "DAW Compatibility",
  seo: {
    title: "DAW compatibility",
    description:
      "Which plug-in format your DAW loads on macOS and Windows: AU, VST3 or AAX. Find your DAW in the list.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Does it run in my DAW?",
      text: "If your DAW loads AU, VST3 or AAX, most likely. The list shows which format each one uses.",
    },
    compatibilityOf(hostWords),
    {
      block: "prose",
      headline: "Good to know",
      sections: [
        {
          title: "AutoTune Hybrid",
          text: "Hybrid comes as AAX DSP and AAX Native and runs in Pro Tools only. All our other plug-ins come in all formats.",
        },
        {
          title: "64-bit",
          text: "Your DAW and your system need to be 64-bit. On Apple silicon our plug-ins run natively, and they also load in a DAW that runs under Rosetta.",
        },
        {
          title: "Not on the list?",
          text: "Check your DAW’s manual for the formats it loads. On macOS you need AU, VST3 or AAX, on Windows VST3 or AAX. Older DAWs that load only VST2 aren’t supported.",
        },
        {
          title: "Trademarks",
          text: "DAW names and trademarks belong to their owners. Listing a DAW here doesn’t mean its maker endorses us.",
        },
      ],
    },
    {
      block: "callToAction",
      headline: "Where the files go",
      text: "Folders, drivers and quick fixes for each system.",
      actions: [
        { label: "On the Mac", link: { to: "page", key: "daw-compatibility-mac" } },
        { label: "On Windows", link: { to: "page", key: "daw-compatibility-windows" } },
      ],
    },
  ],
};
