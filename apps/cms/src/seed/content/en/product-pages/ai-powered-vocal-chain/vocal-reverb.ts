import type { SeedProductPage } from "../../../seed-content.ts";
import { includedInUnlimited } from "../../fragments/included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../fragments/system-requirements.ts";

export const vocalReverb: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-reverb",
  name: "Vocal Reverb",
  tagline: "Somewhere to sing.",
  text: "A dry voice is nowhere. Vocal Reverb listens to how fast the song is and how the voice sits in it, suggests a room that suits both, and stays out of the way of the words.",
  nav: { description: "A room that suits the voice", isNew: false, order: 5 },
  products: ["vocal-reverb"],
  seo: {
    title: "Vocal Reverb: a room for the voice",
    description:
      "Vocal Reverb suggests a room that suits the voice and the tempo, and keeps out of the way of the words.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "A room you can walk about in",
      rows: [
        {
          title: "A suggestion first",
          text: "Play a verse, and it proposes size and decay. Slow songs get longer rooms; busy ones get out of the way.",
        },
        {
          title: "See the walls",
          text: "The room is drawn in perspective, and each ring on the floor is sound on its way to the far door. Pull the back wall to make it deeper.",
        },
        {
          title: "It ducks for the words",
          text: "While you sing the tail steps back; between lines it comes up. Big room, clear text.",
        },
        {
          title: "Distance, not just wet and dry",
          text: "One control moves the singer towards the back wall: early reflections, tone and tail change together, as they do when somebody walks.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Nowhere, then somewhere",
      text: "A synthetic singer holds some long notes, first in no room at all.",
      demos: [
        {
          product: "vocal-reverb",
          title: "Dry to room",
          text: "Listen to the gaps between the notes. That is where a room lives.",
        },
      ],
    },
    includedInUnlimited(
      "The last of the five vocal chain tools in the plan, and the first that most people turn up too far.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Questions about the reverb",
      items: [
        {
          question: "How many rooms are there?",
          answer:
            "One, which you can change in every direction. Presets are only places where somebody left the walls.",
        },
        {
          question: "Insert or send?",
          answer:
            "Both work. As an insert use the distance control. On a send turn dry off, and use one room for several voices, so that they stand in the same place.",
        },
        {
          question: "How do I get the huge, glittering kind?",
          answer:
            "That is Halo, one of the creative effects. This one is for rooms that could exist.",
        },
        {
          question: "Does the suggestion change while I mix?",
          answer: "No. It listens when you ask it to and then holds still.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Also about space",
      products: ["halo", "orbit", "vocal-compressor"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal Reverb, the facts",
          inside: [
            { name: "Decay", value: "0.2 to 12 seconds" },
            { name: "Pre-delay", value: "0 to 250 ms, or in time with the host" },
            { name: "Ducking", value: "0 to 100" },
            { name: "Width", value: "Mono in gives stereo out where the host allows it" },
            { name: "Listening", value: "On your computer; no audio is sent anywhere" },
          ],
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
              text: "Let it listen to a verse. As a rule the tail should be nearly gone when the next line begins.",
            },
            {
              title: "Set the pre-delay",
              text: "20 to 40 ms keep the words in front of the room. More, and you hear an echo; none, and the singer stands in the wall.",
            },
            {
              title: "Take off the lows",
              text: "A room that booms makes the whole mix smaller. Cut its low end until you only miss it when it is gone.",
            },
            {
              title: "Turn it up until you notice",
              text: "Then down by a little. What you notice in the mix, a listener notices twice.",
            },
            {
              title: "Check in mono and quietly",
              text: "On a phone on the table the words must still be there. If not, raise ducking before you lower the reverb.",
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
          text: "Synthetic singers, three places to stand.",
          demos: [
            {
              product: "vocal-reverb",
              title: "Vocal Reverb",
              text: "A room that could exist.",
            },
            {
              product: "halo",
              title: "Halo",
              text: "A tail that climbs an octave on its way out. Not to code.",
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
