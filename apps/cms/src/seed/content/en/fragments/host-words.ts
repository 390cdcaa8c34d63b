import type { HostWords } from "../../hosts.ts";

export const hostWords: HostWords = {
  all: {
    headline: "DAW by DAW",
    text: "The DAWs we’ve tested and the oldest version that works. Type a name to find yours.",
  },
  mac: {
    headline: "DAWs on the Mac",
    text: "The oldest version of each DAW that works on macOS 12 or later, and what doesn’t work.",
  },
  windows: {
    headline: "DAWs on Windows",
    text: "The oldest version of each DAW that works on Windows 10 and 11, and what doesn’t work.",
  },
  notes: {
    afterwards: "Tunes recorded audio, not while you sing.",
    browser: "Runs in the browser and can’t load plug-ins.",
    files: "Good for finished files, too slow for singing live.",
    hybrid: "The only DAW for AutoTune Hybrid.",
    macOnly: "Mac only.",
    tablet: "Loads AUv3 only, and our plug-ins aren’t AUv3.",
    windowsOnly: "Windows only.",
  },
};
