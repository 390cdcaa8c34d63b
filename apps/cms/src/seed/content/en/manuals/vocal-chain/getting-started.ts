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
        {
          kind: "text",
          text: "You don’t need all five. Many takes are done with two or three. When you do use several, keep their order.",
        },
      ],
    },
    {
      anchor: "listening",
      title: "Automatic starting points",
      parts: [
        {
          kind: "text",
          text: "All five plug-ins analyze the take first and suggest starting settings. The analysis runs on your computer; no audio is sent anywhere. Adjust the suggestions as you like: your own settings stay in place.",
        },
        {
          kind: "text",
          text: "A suggestion is made once, when you ask for it by playing the take after inserting the plug-in. It doesn’t follow you around: change the microphone or the singer, and you reset the plug-in to Default and let it listen again.",
        },
      ],
    },
    {
      anchor: "window",
      title: "What all windows share",
      parts: [
        {
          kind: "text",
          text: "The name at the right of the title bar is the preset; click it to load another one or save your own. The light at the left of the bar opens a menu with the controls that aren’t drawn in the window, and with Bypass as its last entry. In the pictures of this manual, a number next to the light stands for the controls in that menu.",
        },
        {
          kind: "text",
          text: "Drag a node, a handle or a bar to set it. Double-click it to return to its default, and hold Shift while you drag for fine steps.",
        },
      ],
    },
  ],
};
