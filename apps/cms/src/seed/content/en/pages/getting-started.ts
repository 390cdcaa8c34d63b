import type { SeedPage } from "../../seed-content.ts";

export const gettingStarted: SeedPage = {
  title: "Getting Started",
  seo: {
    title: "Getting started",
    description:
      "From the order to the first note in tune: install, activate, insert, find the key, sing. Five steps, three settings and what to do when it stays quiet.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "From the order to the first note",
      text: "Five steps, and most of them are clicks. This is a demonstration brand: the steps are those of a real shop, but no plug-in stands behind them. Everything about voices works anyway.",
    },
    {
      block: "featureRows",
      headline: "Five steps to a voice in tune",
      rows: [
        {
          title: "Look into your account",
          text: "Your serial numbers, downloads and plans are there, and in the e-mail that came with the order. If you bought without an account, the link in that e-mail sets one up. It is good for 30 days.",
        },
        {
          title: "Install",
          text: "A tool you bought once has its installer under Downloads. With a plan, sign in to AutoTune Central on your computer: it installs what the plan holds. Install what you use, not everything.",
        },
        {
          title: "Activate",
          text: "Copy the serial number into the plug-in when it asks for it. A licence may be active on 2 computers at a time. For a third, deactivate one in your account first.",
        },
        {
          title: "Insert it first",
          text: "Open your DAW, let it look for new plug-ins, and put AutoTune at the top of the vocal track. Pitch tracking wants one dry voice, before reverb, delay and doubling.",
        },
        {
          title: "Set the key, then sing",
          text: "If you know the key, choose it. If not, put AutoKey on the music and let it listen to eight bars of the chorus. Then sing one line and look at the cents.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Three settings to begin with",
      rows: [
        {
          title: "Nobody should hear it: 80 ms",
          text: "Long notes end up where they should, scoops and vibrato stay. Begin here with a singer who is close already.",
        },
        {
          title: "It may shine a little: 25 ms",
          text: "Notes lock quickly, their starts stay soft. A common place for pop.",
        },
        {
          title: "Everybody should hear it: 0 ms",
          text: "The line becomes a staircase. Check the key twice: at this speed a wrong one is wrong loudly.",
        },
      ],
    },
    {
      block: "faq",
      headline: "When it stays quiet",
      items: [
        {
          question: "The plug-in is not in the list. What now?",
          answer:
            "Close the DAW, open it again and let it scan for plug-ins. Then check the format: AU, VST3 or AAX on macOS, VST3 or AAX on Windows, always 64-bit. AutoTune Hybrid appears in Pro Tools only.",
        },
        {
          question: "I hear myself late in the headphones.",
          answer:
            "Set the buffer of your audio interface to 64 or 128 samples while you record. At 48 kHz, 128 samples are 2.7 ms, counted once on the way in and once on the way out. For the mix set it higher again.",
        },
        {
          question: "Some notes jump to the wrong place.",
          answer:
            "Nearly always it is the key. A minor and C major have the same notes, but A major has three others. Send the key from AutoKey, or switch off the notes that do not belong.",
        },
        {
          question: "Do I need the internet while I work?",
          answer:
            "To download and to activate, and with a plan when a new period begins. In between, no.",
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
