import { vocalReverbControls } from "@autotune/commerce";
import type { SeedProductPage } from "../../../seed-content.ts";
import { includedInUnlimited } from "../../fragments/included-in-unlimited.ts";
import { controlRows } from "../../fragments/control-rows.ts";
import { specSheet, systemRequirements } from "../../fragments/system-requirements.ts";

export const vocalReverb: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-reverb",
  name: "Vocal Reverb",
  tagline: "Somewhere to sing.",
  text: "A dry vocal never sits in the track. Vocal Reverb listens to the tempo and the voice, suggests a room that suits both and stays out of the way of the words.",
  nav: { description: "A room that suits the voice", isNew: false, order: 5 },
  products: ["vocal-reverb"],
  seo: {
    title: "Vocal Reverb: a room for the voice",
    description:
      "Vocal Reverb suggests a room that suits the voice and the tempo, and stays out of the way of the words.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "A room you can walk around in",
      rows: [
        {
          title: "It starts with a suggestion",
          text: "Play a verse and it suggests a size and a Decay. Slow songs get longer rooms; busy songs get a room that stays out of the way.",
        },
        {
          title: "See the walls",
          text: "The room is drawn in perspective, and each ring on the floor is sound on its way to the far door. Pull the back wall to make it deeper.",
        },
        {
          title: "It ducks for the words",
          text: "While you sing, the tail steps back; between lines, it comes up. Big room, clear words.",
        },
        {
          title: "Distance, not just wet and dry",
          text: "One control moves the singer toward the back wall. Early reflections, tone and tail change together, the way they do in a real room.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "First dry, then in the room",
      text: "Long notes, first with no room at all.",
      demos: [
        {
          product: "vocal-reverb",
          title: "Dry to room",
          text: "Listen to the gaps between the notes. That’s where a room lives.",
        },
      ],
    },
    includedInUnlimited(
      "The last of the vocal chain tools in the plan, and the first that most people turn up too far.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Questions about the reverb",
      items: [
        {
          question: "How many rooms are there?",
          answer:
            "One, and you can change it in every direction. Presets are just places where someone left the walls.",
        },
        {
          question: "Insert or send?",
          answer:
            "Both work. As an insert, use Distance. On a send, turn Dry off and share one room among several voices, so they all sing in the same place.",
        },
        {
          question: "How do I get a huge, shimmering reverb?",
          answer:
            "That’s Halo, one of our creative effects. Vocal Reverb is for rooms that could exist.",
        },
        {
          question: "Does the suggestion change while I mix?",
          answer: "No. It listens when you ask it to, then stays put.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "More ways to add space",
      products: ["halo", "orbit", "vocal-compressor"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          inside: [
            { name: "Width", value: "Mono in, stereo out where your DAW allows it" },
            { name: "Analysis", value: "On your computer; no audio is sent anywhere" },
          ],
          controls: controlRows(vocalReverbControls, "vocal-chain/vocal-reverb"),
          latency: "None",
          diskSpace: "330 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Find the right amount of reverb",
          rows: [
            {
              title: "Start with the tempo",
              text: "Let it listen to a verse. As a rule, the tail should be nearly gone when the next line begins.",
            },
            {
              title: "Set Pre-delay",
              text: "20 to 40 ms keeps the words in front of the room. More, and you hear an echo; none, and the singer is stuck in the wall.",
            },
            {
              title: "Cut the lows",
              text: "A boomy room makes the whole mix smaller. Put the reverb on a send with an EQ after it, cut the lows until the mix opens up, then stop.",
            },
            {
              title: "Turn it up until you notice",
              text: "Then bring it down a little. What you notice in the mix, a listener notices twice.",
            },
            {
              title: "Check it quietly, in mono",
              text: "Play it on a phone lying on the table. If you can’t make out the words, raise Ducking before you lower the reverb.",
            },
          ],
        },
      ],
    },
    {
      name: "audio",
      blocks: [
        {
          block: "audioDemos",
          headline: "Rooms, possible and impossible",
          text: "Three places to sing.",
          demos: [
            {
              product: "vocal-reverb",
              title: "Vocal Reverb",
              text: "A room that could exist.",
            },
            {
              product: "halo",
              title: "Halo",
              text: "A tail that climbs an octave as it fades.",
            },
            {
              product: "orbit",
              title: "Orbit",
              text: "No walls at all, but the singer walks around you.",
            },
          ],
        },
      ],
    },
  ],
};
