import type { SeedPage } from "../../seed-content.ts";

export const home: SeedPage = {
  title: "Home",
  seo: {
    title: "Pitch correction and vocal effects",
    description:
      "AutoTune tunes your voice, mixes it and turns it into something new. Plug-ins for studio and stage: buy once or subscribe to Unlimited.",
  },
  blocks: [
    {
      block: "hero",
      headline: "Sing it like you meant it.",
      text: "AutoTune moves each note to where you aimed, as gently or as hard as you like. Turn the knob below and hear it.",
      actions: [
        {
          label: "See Unlimited",
          link: {
            to: "productPage",
            key: "subscriptions/unlimited",
          },
        },
        {
          label: "Meet AutoTune Pro",
          link: {
            to: "productPage",
            key: "auto-tune/pro",
          },
        },
      ],
    },
    {
      block: "families",
      headline: "Three ways to change a voice",
      text: "Tune it, mix it or turn it into something no one has heard. Buy a plug-in once and keep it, or subscribe to Unlimited.",
      cards: [
        {
          family: "auto-tune",
          eyebrow: "AutoTune editions",
          headline: "From a nudge to the sound of a generation",
          text: "Automatic and graphical pitch correction for the studio and the stage.",
          products: [
            "auto-tune-2026",
            "auto-tune-pro",
            "auto-tune-hybrid",
            "auto-tune-efx-plus",
            "auto-key",
          ],
        },
        {
          family: "ai-powered-vocal-chain",
          eyebrow: "AI vocal chain",
          headline: "A mix engineer in {tools:ai-powered-vocal-chain} plug-ins",
          text: "Prep, EQ, compressor, de-esser and reverb that listen first.",
          products: [
            "vocal-prep",
            "vocal-eq",
            "vocal-compressor",
            "vocal-de-esser",
            "vocal-reverb",
          ],
        },
        {
          family: "creative-vocal-effects",
          eyebrow: "Creative effects",
          headline: "Choirs, vocoders and stranger voices",
          text: "{tools:creative-vocal-effects} effects, from a quiet double to a voice you won’t recognize.",
          products: ["metamorph", "harmony-engine", "vocodist", "choir"],
        },
      ],
    },
    {
      block: "callToAction",
      headline: "Which one is for me?",
      text: "Three questions: what you make, what you record in, how you’d like to pay. One answer, and why.",
      actions: [{ label: "Find mine", link: { to: "url", url: "/find" } }],
    },
    {
      block: "audioDemos",
      headline: "Don’t take our word for it. Listen.",
      text: "Four takes, before and after. Switch mid-phrase and playback keeps its place. The singer is synthesized, so the only thing that changes is the processing.",
      demos: [
        {
          product: "auto-tune-pro",
          title: "A line finds its notes",
          text: "The same phrase, tuned to A minor at a speed that leaves the slides alone. Listen to the long notes.",
        },
        {
          product: "vocal-compressor",
          title: "A vocal that jumps around",
          text: "Before, the loud words hit you and the quiet ones hide. After, every word sits at the same distance.",
        },
        {
          product: "vocodist",
          title: "A chord that talks",
          text: "The singer’s words, the pitch of a sawtooth chord. No throat can do this.",
        },
        {
          product: "choir",
          title: "One becomes many",
          text: "One held line, sung by a room full of people who are all the same person.",
        },
      ],
    },
    {
      block: "scrollingQuotes",
      headline: "After a good take",
      quotes: JSON.stringify([
        "It’s still my voice.",
        "No one noticed. That was the point.",
        "Everyone noticed. That was the point.",
        "One take, and home before midnight.",
        "The chorus finally lands.",
        "I kept the crack in the last word.",
      ]),
      seconds: 60,
    },
    {
      block: "featureRows",
      headline: "How a note finds home",
      rows: [
        {
          title: "You sing",
          text: "Into a microphone, in a bedroom or on a stage. Your pitch draws a line, and like every voice it wanders a little.",
        },
        {
          title: "We listen",
          text: "AutoTune follows the line as it moves and compares it with the notes in your key.",
        },
        {
          title: "The line snaps",
          text: "Each note moves to the nearest one in the scale. Your timing, your words and your tone stay yours.",
        },
        {
          title: "You decide",
          text: "Slow, and no one notices. Fast, and everyone does. One knob, Retune Speed, sets how hard the line snaps.",
        },
      ],
    },
    {
      block: "testimonials",
      headline: "From studios, stages and spare rooms",
      text: "Singers, producers and engineers on the takes they kept.",
      testimonials: [
        "nila-portamento",
        "osric-halfstep",
        "ines-semicorchea",
        "juno-wetmix",
        "haru-otonari",
        "tobias-vorhall",
      ],
    },
    {
      block: "planOffer",
      headline: "One plan, from the first take to the mix",
      points: [
        {
          title: "{tools:auto-tune-unlimited-monthly/auto-tune} AutoTune tools",
          text: "{names:auto-tune-unlimited-monthly/auto-tune}",
        },
        {
          title: "{tools:auto-tune-unlimited-monthly/ai-powered-vocal-chain} AI mixing tools",
          text: "the full vocal chain",
        },
        {
          title: "{tools:auto-tune-unlimited-monthly/creative-vocal-effects} creative effects",
          text: "all of them",
        },
        {
          title: "New releases",
          text: "on the day they come out",
        },
      ],
      monthly: "auto-tune-unlimited-monthly",
      annual: "auto-tune-unlimited-yearly",
    },
    {
      block: "faq",
      headline: "Good to know",
      items: [
        {
          question: "Do I keep what I buy?",
          answer:
            "Yes. You pay once, and the license is yours with no end date. Only our plans are subscriptions.",
        },
        {
          question: "Does it run in my DAW?",
          answer:
            "Most likely. Our plug-ins come as AU, VST3 and AAX on macOS, and as VST3 and AAX on Windows. That covers DAWs like Logic Pro, Ableton Live, Cubase, FL Studio and Pro Tools. AutoTune Hybrid is made for Pro Tools and comes as AAX only.",
        },
        {
          question: "What do I keep when a subscription ends?",
          answer:
            "Everything works until the end of the time you’ve paid for. Then the plan’s plug-ins stop. The audio you’ve exported and the plug-ins you’ve bought stay yours.",
        },
        {
          question: "Can I start small and upgrade later?",
          answer:
            "Yes. If you already own an edition, you pay an upgrade price to move up, not the full price again. Your account shows the upgrades you can get and what each one costs.",
        },
      ],
    },
  ],
};
