import type { SeedManualChapter } from "../../../seed-reading.ts";

export const gettingStarted: SeedManualChapter = {
  slug: "getting-started",
  title: "Getting started",
  sections: [
    {
      anchor: "install",
      title: "Install and activate",
      parts: [
        {
          kind: "steps",
          items: [
            "Download AutoTune Central and let it install AutoKey, or take the installer alone from your account under Downloads.",
            "Start your DAW. AutoKey appears as AU, VST3 or AAX on macOS and as VST3 or AAX on Windows.",
            "Open it and copy in the serial number and the authentication string from your account. With a plan, AutoTune Central asks for the activation key instead.",
          ],
        },
        {
          kind: "note",
          text: "This is a demonstration brand. The file that you download installs nothing; this manual describes the window as it is drawn.",
        },
      ],
    },
    {
      anchor: "place",
      title: "Where it goes",
      parts: [
        {
          kind: "text",
          text: "On the music, not on the voice: the beat, or the bus of the instruments. One AutoKey is enough for a session. The sound goes through unchanged and without delay, so you may leave it there.",
        },
      ],
    },
    {
      anchor: "window",
      title: "What you see",
      parts: [
        {
          kind: "text",
          text: "On the left is the circle of fifths. Major keys stand outside, their relative minors inside. The key that was found lights up white, its neighbours in colour. In the middle twelve bars show how often each note was heard.\n\nOn the right the answer stands in large letters, with a bar and a sentence such as 97 % sure. Below it are the other keys that were considered, the likeliest first.",
        },
      ],
    },
  ],
};
