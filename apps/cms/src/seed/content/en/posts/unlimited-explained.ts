import type { SeedPost } from "../../seed-reading.ts";

export const unlimitedExplained: SeedPost = {
  title: "Unlimited, explained without music",
  summary:
    "What the plan holds, when you pay, what happens when you stop, and when you should not take it. Five minutes, no violins.",
  writtenBy: "The AutoTune team",
  writtenOn: "2026-05-26",
  topic: "news",
  products: ["auto-tune-unlimited-monthly", "auto-tune-unlimited-yearly", "auto-tune-efx-plus"],
  seo: {
    title: "AutoTune Unlimited explained",
    description:
      "What AutoTune Unlimited holds, how the 14-day trial works, when you are charged, what stays when you cancel, and when buying is better.",
  },
  sections: [
    {
      anchor: "what-is-in-it",
      title: "What is in it",
      parts: [
        {
          kind: "text",
          text: "Unlimited is a plan: you use the tools while you pay for it. It holds 23 of them. There are two smaller plans beside it, and since the names do not explain themselves, here is a table.",
        },
        {
          kind: "table",
          head: ["", "Unlimited", "Producer", "Essentials"],
          rows: [
            ["AutoTune 2026", "Yes", "Yes", "Yes"],
            ["AutoTune Pro and Hybrid", "Yes", "No", "No"],
            ["AutoKey", "Yes", "Yes", "Yes"],
            ["Vocal chain", "All 5", "All 5", "Prep and De-Esser"],
            ["Creative effects", "All 14", "Metamorph, Harmony Engine, Vocodist, Choir", "None"],
          ],
        },
        {
          kind: "text",
          text: "Unlimited also brings recording templates and new releases on the day they come out. AutoTune EFX+ is in none of the three. It is sold on its own, and you can have it beside a plan.",
        },
      ],
    },
    {
      anchor: "what-happens-when",
      title: "What happens when",
      parts: [
        {
          kind: "steps",
          items: [
            "You start the trial of Unlimited. It lasts 14 days and holds everything. Nothing is charged that day. Each person has one.",
            "You cancel within the 14 days, and nothing is ever charged. Or you do nothing, and the monthly price is charged when they are over.",
            "From then on it renews once a month until you cancel. With the yearly plan you pay once a year instead, less than for twelve single months.",
            "You cancel, at any time and without a reason. Everything works until the end of the time you have paid for.",
          ],
        },
        {
          kind: "note",
          text: "What you will be charged, and when, stands beside the button before you press it. If you ever find a button of ours where it does not, write to us.",
        },
      ],
    },
    {
      anchor: "when-it-ends",
      title: "When it ends",
      parts: [
        {
          kind: "list",
          items: [
            "Your audio stays. What you have exported belongs to you, in every sense.",
            "Your sessions stay. The plug-ins of the plan fall silent in them until you come back or buy the ones you miss.",
            "Tools that you have bought stay, whatever happens to the plan.",
          ],
        },
        {
          kind: "text",
          text: "So before the last day, bounce the tracks you still need: once with the effects, once dry. In two years you will thank somebody, and it will be you.",
        },
      ],
    },
    {
      anchor: "when-not",
      title: "When not to take it",
      parts: [
        {
          kind: "text",
          text: "If you need one tool, or two, and will use them for years, buy them. A licence is paid once and has no end. People who only tune their own voice often need AutoTune 2026 and nothing else, and we would be poor advisers if we said otherwise.\n\nThe plan is for those who reach for many tools, or for all of them during one record. Take a month, finish the record, stop. That is not a trick; it is what the monthly plan is for.",
        },
      ],
    },
    {
      anchor: "small-questions",
      title: "Small questions",
      parts: [
        {
          kind: "list",
          items: [
            "Computers: 2 at a time, as with everything we make.",
            "Internet: to download, to activate, and when a new period begins. In between, none.",
            "Disk: about 5 GB for everything. Install what you use.",
            "Hybrid needs Pro Tools. The other 22 come as AU, VST3 and AAX on macOS, VST3 and AAX on Windows.",
          ],
        },
        {
          kind: "text",
          text: "The prices are on the page of the plan, in your currency. And since AutoTune is a demonstration brand, so is the plan: the rules are exact, the plug-ins are invented.",
        },
      ],
    },
  ],
};
