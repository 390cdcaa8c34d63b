import type { HostWords } from "../../hosts.ts";

export const hostWords: HostWords = {
  all: {
    headline: "Host by host",
    text: "What we have tried, and from which version on. Type a name to find yours.",
  },
  mac: {
    headline: "Hosts on the Mac",
    text: "What we have tried on macOS 12 or later, and from which version on.",
  },
  windows: {
    headline: "Hosts on Windows",
    text: "What we have tried on Windows 10 and 11, and from which version on.",
  },
  notes: {
    afterwards: "Tunes after the recording, not while you sing.",
    browser: "Runs in the browser and loads no plug-ins.",
    files: "Good for finished files, too slow to sing along.",
    hybrid: "The only host for AutoTune Hybrid.",
    macOnly: "On the Mac only.",
    tablet: "Loads AUv3 only, and our tools are not AUv3.",
    windowsOnly: "On Windows only.",
  },
};
