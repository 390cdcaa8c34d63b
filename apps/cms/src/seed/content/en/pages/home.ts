import type { SeedPage } from "../../seed-content.ts";

export const home: SeedPage = {
  title: "Home",
  seo: {
    title: "Pitch correction and vocal effects",
    description:
      "AutoTune tunes your voice, mixes it and turns it into something new. Plug-ins for the studio and the stage, to buy once or use with Unlimited.",
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
      text: "Fix it, mix it, or turn it into something nobody has heard. Buy a tool once and keep it, or work with Unlimited.",
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
          headline: "A mix engineer in five windows",
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
          headline: "Choirs, vocoders, strangers",
          text: "Fourteen ways to leave your own throat behind.",
          products: ["metamorph", "harmony-engine", "vocodist", "choir"],
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Hear it, do not believe it",
      text: "Four takes, before and after. Switch while they play: the place stays, the voice changes. The singer is synthetic, so nobody’s worst take was used.",
      demos: [
        {
          product: "auto-tune-pro",
          title: "A line finds its notes",
          text: "The same phrase, moved onto A minor at a speed that leaves the slides alone. Listen to the long notes.",
        },
        {
          product: "vocal-compressor",
          title: "A voice that jumps about",
          text: "Before, the loud words hit you and the quiet ones hide. After, they all stand at the same distance.",
        },
        {
          product: "vocodist",
          title: "A chord that talks",
          text: "The words of the singer, the pitch of a sawtooth chord. Nobody has a throat like this.",
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
      headline: "Lines that we would love to hear",
      quotes: JSON.stringify([
        "It is still my voice.",
        "Nobody noticed. That was the point.",
        "Everybody noticed. That was the point.",
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
          text: "AutoTune follows the line as it moves and compares it with the notes of your key.",
        },
        {
          title: "The line snaps",
          text: "Each note moves to the nearest one in the scale. Your timing, your words and your tone stay yours.",
        },
        {
          title: "You decide",
          text: "Slow, and nobody notices. Fast, and everybody does. One knob, retune speed, sets how hard the line snaps.",
        },
      ],
    },
    {
      block: "testimonials",
      headline: "What people might say",
      text: "Sample voices: we made up the people and drew their pictures. The tools are real enough to try.",
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
      headline: "Everything, while you need it",
      points: [
        {
          title: "3 AutoTune editions",
          text: "plus AutoKey",
        },
        {
          title: "5 AI mixing tools",
          text: "the whole vocal chain",
        },
        {
          title: "14 creative effects",
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
            "Yes. You pay once, and the licence stays yours with no end date. Only Unlimited is a subscription.",
        },
        {
          question: "Does it run in my DAW?",
          answer:
            "Most likely. On macOS our plug-ins come as AU, VST3 and AAX, on Windows as VST3 and AAX. That covers hosts such as Logic Pro, Ableton Live, Cubase, FL Studio and Pro Tools. AutoTune Hybrid is made for Pro Tools and comes as AAX only.",
        },
        {
          question: "What remains when a subscription ends?",
          answer:
            "Everything works until the end of the time you paid for. After that the Unlimited plug-ins stop; the audio you have exported and the tools you bought stay yours.",
        },
        {
          question: "Can I start small and upgrade later?",
          answer:
            "Yes. If you already own an edition, moving up costs an upgrade price, not the full price again. Your account shows which upgrades are open to you and what each one costs.",
        },
      ],
    },
  ],
};
