import type { SeedPost } from "../../seed-reading.ts";

export const unlimitedExplained: SeedPost = {
  title: "AutoTune Unlimited, explained",
  summary:
    "What’s in the plan, when you pay, what happens when you cancel and when you’re better off buying.",
  writtenBy: "The AutoTune team",
  writtenOn: "2026-05-26",
  topic: "news",
  products: ["auto-tune-unlimited-monthly", "auto-tune-unlimited-yearly", "auto-tune-efx-plus"],
  seo: {
    title: "AutoTune Unlimited explained",
    description:
      "What AutoTune Unlimited includes, how the 14-day trial works, when you’re charged, what you keep when you cancel and when buying makes more sense.",
  },
  sections: [
    {
      anchor: "what-is-in-it",
      title: "What’s in it",
      parts: [
        {
          kind: "text",
          text: "Unlimited is a subscription: you use the plug-ins while you pay for the plan. There are smaller plans, too. The names don’t tell you what’s in them, so here’s a table.",
        },
        {
          kind: "picture",
          product: "auto-tune-unlimited-monthly",
          caption: "All the windows of Unlimited, one line through them.",
        },
        {
          kind: "table",
          head: ["", "Unlimited", "Producer", "Essentials"],
          rows: [
            ["AutoTune 2026", "Yes", "Yes", "Yes"],
            ["AutoTune Pro and Hybrid", "Yes", "No", "No"],
            ["AutoKey", "Yes", "Yes", "Yes"],
            ["Vocal chain", "All", "All", "Prep and De-Esser"],
            ["Creative effects", "All", "Metamorph, Harmony Engine, Vocodist, Choir", "None"],
            [
              "Recording templates",
              "All",
              "Those that fit its plug-ins",
              "Those that fit its plug-ins",
            ],
          ],
        },
        {
          kind: "text",
          text: "Recording templates are sessions with tracks, routing and plug-ins already set up. You’ll find yours on your plan’s page in your account. Unlimited also includes new releases on the day they come out. AutoTune EFX+ isn’t in any of the three. It’s sold separately, and it works alongside any plan.",
        },
      ],
    },
    {
      anchor: "what-happens-when",
      title: "What happens when",
      parts: [
        {
          kind: "figure",
          value: "14 days",
          label: "free, with everything in the plan. Cancel in time and you’re never charged.",
        },
        {
          kind: "steps",
          items: [
            "You start your Unlimited trial. It lasts 14 days and includes the whole plan. You aren’t charged that day. It’s one trial per person.",
            "Cancel within the 14 days and you’re never charged. Do nothing, and you’re charged the monthly price when the trial ends.",
            "From then on the plan renews every month until you cancel. With the yearly plan you pay once a year, and less than you’d pay for twelve single months.",
            "Cancel any time, no reason needed. Everything keeps working until the end of the period you’ve paid for.",
          ],
        },
        {
          kind: "note",
          text: "You’ll always see what you’ll be charged, and when, next to the button before you click it. If you ever find one of our buttons where you don’t, tell us.",
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
            "You keep your audio. Whatever you’ve exported is yours.",
            "You keep your sessions. The plan’s plug-ins go silent in them until you resubscribe or buy the ones you miss.",
            "You keep the plug-ins you’ve bought, whatever happens to the plan.",
          ],
        },
        {
          kind: "text",
          text: "So before the last day, bounce the tracks you still need: once with the effects, once dry. In two years you’ll be glad you did.",
        },
      ],
    },
    {
      anchor: "when-not",
      title: "When to buy instead",
      parts: [
        {
          kind: "text",
          text: "If you need only a couple of plug-ins and you’ll use them for years, buy them. You pay for a license once, and it never expires. If you only tune your own voice, AutoTune 2026 may be all you need, and we’d be giving you bad advice if we said otherwise.\n\nThe plan is for people who reach for a lot of plug-ins, or want the full set for one record. Take a month, finish the record, cancel. That’s not a loophole. It’s what the monthly plan is for.",
        },
      ],
    },
    {
      anchor: "small-questions",
      title: "Quick answers",
      parts: [
        {
          kind: "list",
          items: [
            "Computers: 2 at a time.",
            "Internet: to download, to activate and when a new billing period starts. In between, you can work offline.",
            "Disk: about 5 GB for everything. Install only what you use.",
            "Formats: Hybrid needs Pro Tools. The rest come as AU, VST3 and AAX on macOS, and VST3 and AAX on Windows.",
          ],
        },
        {
          kind: "text",
          text: "You’ll find prices in your currency on the Unlimited page.",
        },
      ],
    },
  ],
};
