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
            "Install the plug-ins you own with AutoTune Central, which also keeps them up to date. Or download the standalone installers from your account under Downloads and run them.",
            "Start your DAW and let it scan for new plug-ins. The plug-ins appear as AU, VST3 or AAX on macOS, and as VST3 or AAX on Windows.",
            "Open each plug-in and enter its serial number and authentication code from your account. With a plan, enter your activation key once in AutoTune Central instead.",
          ],
        },
        {
          kind: "note",
          text: "Each license works on two computers at a time. To use a plug-in on another one, first deactivate a computer in your account under Computers. You need an internet connection to activate and, with a plan, when it renews.",
        },
      ],
    },
    {
      anchor: "order",
      title: "Order of the plug-ins",
      parts: [
        {
          kind: "table",
          head: ["Position", "Plug-in", "Why"],
          rows: [
            ["1", "Vocal Prep", "Removes noise before other plug-ins make it louder"],
            ["2", "AutoTune, if you use it", "Pitch tracking works best on a clean, dry voice"],
            ["3", "Vocal EQ", "Cuts unwanted frequencies before compression"],
            ["4", "Vocal Compressor", "Responds to the voice instead of the rumble"],
            ["5", "Vocal De-Esser", "Tames the sibilance that compression brings up"],
            ["6", "Vocal Reverb", "Last, or on a send"],
          ],
        },
      ],
    },
    {
      anchor: "listening",
      title: "Automatic starting points",
      parts: [
        {
          kind: "picture",
          product: "vocal-prep",
          caption: "Vocal Prep, the first of the five, with what it heard and what it took away.",
        },
        {
          kind: "text",
          text: "All five plug-ins analyze the take first and suggest starting settings. The analysis runs on your computer; no audio is sent anywhere. Adjust the suggestions as you like: your own settings stay in place.",
        },
      ],
    },
  ],
};
