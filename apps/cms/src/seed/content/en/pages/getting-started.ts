import type { SeedPage } from "../../seed-content.ts";

export const gettingStarted: SeedPage = {
  title: "Getting Started",
  seo: {
    title: "Getting started",
    description:
      "From your order to your first note in tune: install, activate, insert, find the key, sing. Five steps, three settings and quick fixes.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "From your order to your first note",
      text: "Five steps, most of them a click. In a few minutes you’ll be singing in tune.",
    },
    {
      block: "featureRows",
      headline: "Five steps to a vocal in tune",
      rows: [
        {
          title: "Open your account",
          text: "It has your serial numbers, downloads and plans. You’ll also find your serial numbers in your order email. If you bought without an account, use the link in that email to set one up. It works for 30 days.",
        },
        {
          title: "Install",
          text: "If you bought a plug-in, its installer is under Downloads. If you have a plan, enter its activation key, which is in your account, in AutoTune Central, and it installs what’s in your plan. Install only what you use.",
        },
        {
          title: "Activate",
          text: "When the plug-in asks, enter its serial number and authentication code from your account or order email. A license can be active on 2 computers at a time. To use a third, deactivate one in your account first.",
        },
        {
          title: "Insert it first",
          text: "Open your DAW, let it scan for new plug-ins and put AutoTune first on the vocal track, or right after Vocal Prep. Pitch tracking works best on one dry voice, before reverb, delay and doubling.",
        },
        {
          title: "Set the key, then sing",
          text: "If you know the key, choose it. If not, put AutoKey on the music and let it listen to eight bars of the chorus. Then sing a line and watch the cents.",
        },
      ],
    },
    {
      block: "video",
      headline: "Watch a line land",
      text: "The same take twice: first as it was sung, then through AutoTune Pro.",
      film: "a-line-lands",
      poster: "a-line-lands",
    },
    {
      block: "featureRows",
      headline: "Three settings to start with",
      rows: [
        {
          title: "No one should notice: 80 ms",
          text: "Long notes land where they should, scoops and vibrato stay. Start here with a singer who’s already close.",
        },
        {
          title: "A little polish: 25 ms",
          text: "Notes lock in fast, but their starts stay soft. A common setting for pop.",
        },
        {
          title: "Everyone should notice: 0 ms",
          text: "The line turns into a staircase. Double-check the key: at this speed, you’ll hear every wrong note.",
        },
      ],
    },
    {
      block: "faq",
      headline: "If something’s not right",
      items: [
        {
          question: "The plug-in isn’t in the list. What now?",
          answer:
            "Restart your DAW and let it scan for plug-ins. Then check the format: AU, VST3 or AAX on macOS, VST3 or AAX on Windows, always 64-bit. AutoTune Hybrid appears in Pro Tools only.",
        },
        {
          question: "I hear a delay in my headphones.",
          answer:
            "Set your audio interface’s buffer to 64 or 128 samples while you record. At 48 kHz, 128 samples take 2.7 ms, once on the way in and once on the way out. For the mix, raise it again.",
        },
        {
          question: "Some notes jump to the wrong place.",
          answer:
            "It’s almost always the key. A minor and C major share the same notes, but A major has three different ones. Send the key from AutoKey, or turn off the notes that don’t belong.",
        },
        {
          question: "Do I need the internet while I work?",
          answer:
            "Only to download and activate, and, if you have a plan, when it renews. The rest of the time, no.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "A good first chain",
      products: ["vocal-prep", "auto-key", "auto-tune-2026"],
    },
  ],
};
