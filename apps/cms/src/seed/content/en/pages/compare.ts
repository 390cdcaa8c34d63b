import { editionComparison } from "../../edition-comparison.ts";
import type { SeedPage } from "../../seed-content.ts";

export const compare: SeedPage = {
  title: "Compare",
  seo: {
    title: "Compare the AutoTune editions",
    description:
      "AutoTune 2026, Pro, Hybrid, EFX+ and AutoKey side by side: what each one does, what it costs and where it runs.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Which one is yours?",
      text: "One idea: a voice in tune. Here’s what each plug-in does and what it leaves to the others.",
    },
    editionComparison({
      headline: "All five, side by side",
      text: "A check mark means it’s included. A dash means it isn’t.",
      groups: {
        purpose: "What it’s for",
        tuning: "Tuning",
        key: "Key and scale",
        practice: "In practice",
      },
      rows: {
        bestFor: "Best for",
        realTime: "Tunes in real time",
        graph: "Graph mode, note by note",
        retune: "Retune speed",
        humanize: "Human or Humanize: long notes stay alive",
        flex: "Flex or Flex-Tune: slides stay slides",
        throat: "Throat",
        effects: "Doubling and echo",
        findsKey: "Finds the key automatically",
        takesKey: "Gets the key from AutoKey",
        formats: "Formats",
        latency: "Latency",
        diskSpace: "Disk space",
        computers: "Computers at a time",
        unlimited: "Part of Unlimited",
      },
      bestFor: {
        at2026: "Quick takes and the stage",
        pro: "Fixing single notes",
        hybrid: "Pro Tools, with or without DSP",
        efxPlus: "The effect, on purpose",
        autoKey: "Finding a song’s key",
      },
      values: {
        retuneRange: "0 to 300 ms",
        hard: "Hard",
        pads: "On 16 pads",
        sendsKey: "Sends it",
        formats: "AU, VST3, AAX",
        about3: "About 3 ms",
        about2OnDsp: "About 2 ms on DSP",
        noLatency: "None",
        megabytes: "MB",
      },
    }),
    {
      block: "callToAction",
      headline: "Or get them with Unlimited",
      text: "AutoTune 2026, Pro and Hybrid, AutoKey, the full vocal chain and our creative effects, in one plan.",
      actions: [
        { label: "See the plan", link: { to: "productPage", key: "subscriptions/unlimited" } },
        { label: "Help me choose", link: { to: "url", url: "/find" } },
      ],
    },
  ],
};
