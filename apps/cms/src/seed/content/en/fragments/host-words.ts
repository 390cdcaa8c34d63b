import type { HostWords } from "../../hosts.ts";

export const hostWords: HostWords = {
  all: {
    headline: "DAW by DAW",
    text: "The DAWs we’ve tested and the oldest version that works. Type a name to find yours.",
  },
  mac: {
    headline: "DAWs on the Mac",
    text: "The DAWs we’ve tested on macOS 12 or later and the oldest version that works.",
  },
  windows: {
    headline: "DAWs on Windows",
    text: "The DAWs we’ve tested on Windows 10 and 11 and the oldest version that works.",
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
