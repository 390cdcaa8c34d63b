import type { SeedContent } from "../seed-content.ts";

export const content: SeedContent = {
  pages: {
    home: {
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
          text: "AutoTune moves each note to where you aimed, as gently or as hard as you like. In the studio, on stage, in any key.",
          actions: [
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
                "Yes. You pay once, and the license stays yours with no end date. Only Unlimited is a subscription.",
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
    },
  },
  productPages: {
    "auto-tune/pro": {
      family: "auto-tune",
      slug: "pro",
      name: "AutoTune Pro",
      tagline: "Every note, in your hands.",
      text: "Pro corrects your voice while you sing and lets you edit every note by hand afterwards. From a fix nobody hears to the hard-tuned sound everybody knows, you set how far it goes.",
      products: ["auto-tune-pro"],
      seo: {
        title: "AutoTune Pro: pitch correction, note by note",
        description:
          "Correct your voice while you sing, or edit it note by note afterwards. AutoTune Pro goes from a fix nobody hears to the hard-tuned sound everybody knows.",
      },
      blocks: [
        {
          block: "featureRows",
          headline: "Two modes, one voice",
          rows: [
            {
              title: "Automatic mode",
              text: "Choose key and scale, then sing. Each note is corrected as it arrives, while you record or perform.",
            },
            {
              title: "Graph mode",
              text: "See the whole take as a line and edit it by hand. Draw a curve, move a note, leave the next one as it was.",
            },
            {
              title: "Retune speed",
              text: "The big knob. Slow for a correction nobody notices, fast for the stepped sound that made AutoTune famous.",
            },
            {
              title: "Flex-Tune and Humanize",
              text: "Flex-Tune steps in only near the note, so your slides stay slides. Humanize goes easy on long notes, so they keep moving.",
            },
            {
              title: "Low latency",
              text: "Hear yourself in tune on your headphones while you sing, with a delay short enough to forget.",
            },
          ],
        },
        {
          block: "faq",
          headline: "Questions about Pro",
          items: [
            {
              question: "Will people hear that I used it?",
              answer:
                "Only if you want them to. With a slow retune speed and some Flex-Tune the correction disappears into the performance. At the fastest setting it becomes the effect.",
            },
            {
              question: "Can I use it on stage?",
              answer:
                "Yes. Automatic mode works in real time, with low latency. You need a computer, an audio interface and a host for the plug-in.",
            },
            {
              question: "Which edition is right for me?",
              answer:
                "Pro, if you want to edit note by note as well as tune in real time. AutoTune 2026 is for quick real-time work, Hybrid for Pro Tools with DSP hardware. All three are part of Unlimited.",
            },
            {
              question: "Where does Pro run?",
              answer:
                "In any DAW that loads one of these formats: AU, VST3 or AAX on macOS, VST3 or AAX on Windows.",
            },
          ],
        },
        {
          block: "productCards",
          headline: "More for the same voice",
          products: ["auto-tune-2026", "auto-tune-hybrid", "vocal-eq"],
        },
      ],
    },
  },
  products: {
    "auto-tune-pro": {
      name: "AutoTune Pro",
      summary: "Real-time correction and note-by-note editing in one plug-in.",
    },
    "auto-tune-2026": {
      name: "AutoTune 2026",
      summary: "Real-time pitch correction, quick to set up, in the studio and on stage.",
    },
    "auto-tune-hybrid": {
      name: "AutoTune Hybrid",
      summary: "Real-time tuning for Pro Tools, on DSP hardware or natively.",
    },
    "auto-tune-efx-plus": {
      name: "AutoTune EFX+",
      summary: "The hard-tuned sound, with a rack of effects behind it.",
    },
    "auto-key": {
      name: "AutoKey",
      summary: "Hears which key and scale your song is in, and tells AutoTune.",
    },
    "vocal-prep": {
      name: "Vocal Prep",
      summary: "Gets a raw take ready for the mix: less noise, less room, an even level.",
    },
    "vocal-eq": {
      name: "Vocal EQ",
      summary: "An EQ whose bands follow the notes you sing.",
    },
    "vocal-compressor": {
      name: "Vocal Compressor",
      summary: "Evens out loud and quiet, starting from settings that fit your voice.",
    },
    "vocal-de-esser": {
      name: "Vocal De-Esser",
      summary: "Softens sharp s sounds and leaves the rest of the voice alone.",
    },
    "vocal-reverb": {
      name: "Vocal Reverb",
      summary: "Gives the voice a room, and suggests the one that suits it.",
    },
    metamorph: {
      name: "Metamorph",
      summary: "Turns your voice into a different one and keeps your phrasing.",
    },
    "harmony-engine": {
      name: "Harmony Engine",
      summary: "Makes harmony parts out of a single lead vocal.",
    },
    vocodist: {
      name: "Vocodist",
      summary: "Vocoder sounds, from vintage to not of this world.",
    },
    choir: {
      name: "Choir",
      summary: "Turns one singer into a choir.",
    },
    "auto-tune-unlimited-monthly": {
      name: "AutoTune Unlimited, monthly",
      summary:
        "Three editions, AutoKey, the vocal chain and all creative effects, paid month by month.",
    },
    "auto-tune-unlimited-yearly": {
      name: "AutoTune Unlimited, yearly",
      summary:
        "Three editions, AutoKey, the vocal chain and all creative effects, paid once a year.",
    },
  },
  pictures: {
    "auto-tune-pro": {
      alt: "The AutoTune Pro window: a large retune knob in the middle, a smaller flex and a smaller humanize knob on either side, a keyboard below.",
    },
  },
};
