import type { SeedPost } from "../../seed-reading.ts";

export const whatChangedIn112: SeedPost = {
  title: "What changed in 11.2",
  summary:
    "Version 11.2.0 opens faster and matches your DAW’s color theme. What’s new, what sounds exactly the same and how to update safely.",
  writtenBy: "The AutoTune team",
  writtenOn: "2026-09-15",
  topic: "news",
  products: [
    "auto-tune-pro",
    "auto-tune-2026",
    "auto-tune-hybrid",
    "auto-tune-efx-plus",
    "auto-key",
  ],
  seo: {
    title: "AutoTune 11.2: what changed",
    description:
      "AutoTune 11.2.0 for Pro, 2026, Hybrid, EFX+ and AutoKey opens faster and matches your DAW’s colors. What stays the same and how to update.",
  },
  sections: [
    {
      anchor: "in-short",
      title: "In short",
      parts: [
        {
          kind: "text",
          text: "11.2.0 is out today for AutoTune Pro, AutoTune 2026, AutoTune Hybrid, AutoTune EFX+ and AutoKey. Two things are new.",
        },
        {
          kind: "list",
          items: [
            "It opens faster. You’ll notice it in sessions with a lot of windows, like a chorus where every backing vocal has its own tuner.",
            "It matches your DAW’s color theme. If your DAW is light, the window is light. If it’s dark, the window is dark. Your eyes will thank you at two in the morning.",
          ],
        },
        {
          kind: "picture",
          product: "auto-tune-pro",
          caption: "AutoTune Pro in 11.2, here in your DAW’s dark theme.",
        },
      ],
    },
    {
      anchor: "what-stays",
      title: "What stays the same",
      parts: [
        {
          kind: "text",
          text: "The sound. Retune, Flex-Tune, Humanize, Human and Throat do what they did before, over the same range, with the same delay. A session saved with 11.1 should sound the same in 11.2. If yours doesn’t, that’s our mistake and we want to hear about it. Send the take if you can.\n\nWe mention it because updates have a reputation. A plug-in that’s on every vocal of a record shouldn’t change its mind from one Tuesday to the next.",
        },
      ],
    },
    {
      anchor: "since-the-start",
      title: "The versions so far",
      parts: [
        {
          kind: "table",
          head: ["Version", "Date", "What’s new"],
          rows: [
            ["11.2.0", "September 15, 2026", "Opens faster, matches your DAW’s color theme"],
            ["11.1.0", "April 7, 2026", "Presets can be searched and marked as favorites"],
            ["11.0.0", "October 1, 2025", "The first release of version 11"],
          ],
        },
        {
          kind: "text",
          text: "The vocal chain and the creative effects have their own version numbers. They got the same two changes on July 21, with 2.1.0.",
        },
      ],
    },
    {
      anchor: "how-to-update",
      title: "How to update",
      parts: [
        {
          kind: "steps",
          items: [
            "Finish what’s due this week. Updates are for days without a deadline.",
            "Bounce the tuned vocals of any open project to audio. It’s a good habit anyway.",
            "Open your account, go to Downloads and get the file for your system.",
            "Close your DAW, install, open it again and let it scan your plug-ins.",
            "Load one old session and listen to one chorus before you load the rest.",
          ],
        },
        {
          kind: "text",
          text: "If something goes wrong, 11.1.0 and 11.0.0 are still there under Earlier versions. Updates within version 11 are included with your license. For plug-ins you use through Unlimited, they come with the plan.",
        },
      ],
    },
    {
      anchor: "not-in-it",
      title: "What’s not in it",
      parts: [
        {
          kind: "text",
          text: "There’s no Graph mode for 2026. It works in real time only, and that’s the point; to edit notes by hand, use Pro. Hybrid still runs only in Pro Tools. And AutoKey still finds major and minor keys, nothing more exotic. When it isn’t sure, it tells you.",
        },
      ],
    },
  ],
};
