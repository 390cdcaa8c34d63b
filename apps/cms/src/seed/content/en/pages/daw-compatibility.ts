import type { PageBody } from "@autotune/contract";

export const dawCompatibility: PageBody = {
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
      text: "If your host loads AU, VST3 or AAX, most likely. The format decides, so the list goes by that.",
    },
    {
      block: "specs",
      headline: "Hosts and formats",
      groups: [
        {
          title: "macOS 12 or later",
          rows: [
            { name: "Logic Pro, GarageBand", value: "AU" },
            { name: "Ableton Live", value: "AU or VST3" },
            { name: "Cubase, Nuendo", value: "VST3" },
            { name: "FL Studio", value: "AU or VST3" },
            { name: "REAPER", value: "AU or VST3" },
            { name: "Studio One", value: "AU or VST3" },
            { name: "Bitwig Studio, Reason", value: "VST3" },
            { name: "Pro Tools", value: "AAX" },
          ],
        },
        {
          title: "Windows 10 or 11, 64-bit",
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
  ],
};
