import type { SeedProductPage } from "../../../seed-content.ts";
import { includedInUnlimited } from "../../fragments/included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../fragments/system-requirements.ts";

export const choir: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "choir",
  name: "Choir",
  tagline: "Everybody in the room is you.",
  text: "Choir takes one singer and fills the rows behind with more: each a little different in pitch, time and throat. You decide how many, how far back, and how well they have rehearsed.",
  nav: { description: "One singer becomes a choir", isNew: false, order: 4 },
  products: ["choir"],
  seo: {
    title: "Choir: one singer becomes many",
    description:
      "Choir turns one voice into many, each a little different in pitch, time and throat. From a handful of friends to full rows.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Fill the rows",
      rows: [
        {
          title: "Seen from above",
          text: "You stand in front, the rows bend around you. Seat a singer and it lights up; the count in the corner says how many sing.",
        },
        {
          title: "Four parts",
          text: "Bass, tenor, alto and soprano stand side by side. Same melody, different throats, so that it sounds like people and not like a chorus pedal.",
        },
        {
          title: "How well they rehearsed",
          text: "Spread pitch and timing from a trained ensemble to the stands of a football ground.",
        },
        {
          title: "Depth",
          text: "Back rows are later, softer and darker, as they are in a hall. The hall itself you add with a reverb.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "One, then the rest",
      text: "A synthetic singer holds long notes alone, and then does not.",
      demos: [
        {
          product: "choir",
          title: "A singer, a choir",
          text: "Many voices, none of them quite on the note, and together more in tune than the one.",
        },
      ],
    },
    includedInUnlimited(
      "Choir comes with the plan, along with 13 other creative effects and the reverb it would like to stand in.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Questions about Choir",
      items: [
        {
          question: "Does it invent harmonies?",
          answer:
            "No. All voices sing your melody, some an octave away. For parts on other notes put Harmony Engine before it.",
        },
        {
          question: "How many voices make sense?",
          answer:
            "Eight sound like friends, twenty like a choir. Beyond that you hear size rather than people.",
        },
        {
          question: "Are there recorded singers inside?",
          answer: "No. Every voice is made from yours, while it plays.",
        },
        {
          question: "Will my computer manage it?",
          answer:
            "Full rows are work. If the fan joins the choir, bounce the track once you are happy.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Company for the choir",
      products: ["harmony-engine", "vocal-reverb", "undertow"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Choir, the facts",
          inside: [
            { name: "Seats", value: "48 in 4 rows" },
            { name: "Parts", value: "4: bass, tenor, alto, soprano" },
            { name: "Spread", value: "Pitch, timing and throat" },
            { name: "Output", value: "Stereo" },
          ],
          latency: "About 30 ms, compensated by the host",
          diskSpace: "210 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Put a crowd behind a last chorus",
          rows: [
            {
              title: "Copy the lead",
              text: "Duplicate the lead of the chorus to a new track and put Choir on that. The lead itself stays alone in front.",
            },
            {
              title: "Start with one row",
              text: "Six voices, little spread. If it sounds like an effect, the voices are too alike: widen timing before pitch.",
            },
            {
              title: "Fill the back",
              text: "Add rows until the chorus gets wide. Take some low end off the choir track, or it will push the bass away.",
            },
            {
              title: "Turn the words down",
              text: "A crowd does not say its t together. De-ess and soften the choir; the lead carries the text.",
            },
            {
              title: "Give them one room",
              text: "Send the choir to Vocal Reverb, long and dark, and the lead to the same room but much less. Now they stand in one place.",
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
          headline: "From one to a crowd",
          text: "Synthetic, every last one of them.",
          demos: [
            {
              product: "choir",
              title: "Choir",
              text: "Full rows on long notes.",
            },
            {
              product: "harmony-engine",
              title: "Harmony Engine",
              text: "Fewer voices, more notes.",
            },
            {
              product: "undertow",
              title: "Undertow",
              text: "Only one more voice, but an octave below.",
            },
          ],
        },
      ],
    },
  ],
};
