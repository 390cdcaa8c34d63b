import type { SeedPost } from "../../seed-reading.ts";

export const whatChangedIn112: SeedPost = {
  title: "What changed in 11.2",
  summary:
    "Version 11.2.0 opens faster and follows the colours of your host. That is all of it, and here is why we think it is enough for a Tuesday.",
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
      "AutoTune 11.2.0 for Pro, 2026, Hybrid, EFX+ and AutoKey: opens faster, follows the host’s colours. What stays the same and how to update.",
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
            "It opens faster. You notice it in sessions with many windows, such as a chorus where every backing voice has a tuner of its own.",
            "It follows the host’s colours. If your DAW is set to a light theme, the window is light; if it is dark, it is dark. Nobody has to look into a lamp at two in the morning.",
          ],
        },
      ],
    },
    {
      anchor: "what-stays",
      title: "What stays",
      parts: [
        {
          kind: "text",
          text: "The sound. Retune, Flex-Tune, Humanize, Human and Throat do what they did, over the same range, with the same delay. A session saved with 11.1 should sound the same in 11.2. If yours does not, that is a mistake of ours and we want to hear about it, if possible with the take.\n\nWe mention this because updates have a reputation. A tool that sits on every vocal of a record should not have opinions of its own between two Tuesdays.",
        },
      ],
    },
    {
      anchor: "since-the-start",
      title: "The versions so far",
      parts: [
        {
          kind: "table",
          head: ["Version", "Day", "What it brought"],
          rows: [
            ["11.2.0", "September 15, 2026", "Opens faster, follows the host’s colours"],
            ["11.1.0", "April 7, 2026", "Presets can be searched and marked as favourites"],
            ["11.0.0", "October 1, 2025", "The first of this version"],
          ],
        },
        {
          kind: "text",
          text: "The vocal chain and the creative effects have numbers of their own. They got the same two changes on July 21, with 2.1.0.",
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
            "Finish what is due this week. Updates are for Mondays without a deadline.",
            "Bounce the tuned vocals of any open project to audio. You should do that anyhow.",
            "Open your account, go to Downloads, and take the file for your system.",
            "Close the host, install, open it again, and let it scan the plug-ins.",
            "Load one old session and listen to one chorus before you load the others.",
          ],
        },
        {
          kind: "note",
          text: "This is a demonstration brand. The files under Downloads are demonstration files, and they install nothing. The steps are the ones we would give you.",
        },
        {
          kind: "text",
          text: "If something goes wrong, 11.1.0 and 11.0.0 are still there, under Earlier versions. Updates of this version are part of the licence, and with Unlimited they come with the plan.",
        },
      ],
    },
    {
      anchor: "not-in-it",
      title: "What is not in it",
      parts: [
        {
          kind: "text",
          text: "No graph mode for 2026. It works in real time only, and that is its idea; notes are edited by hand in Pro. No Hybrid outside of Pro Tools either. And AutoKey still finds major and minor, nothing more exotic. It would rather say that it is unsure.",
        },
      ],
    },
  ],
};
