import type { SeedProductPage } from "../../../seed-content.ts";
import { includedInUnlimited } from "../../fragments/included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../fragments/system-requirements.ts";

export const choir: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "choir",
  name: "Choir",
  tagline: "Everybody in the room is you.",
  text: "Choir takes one singer and fills the rows behind with more, each a little different in pitch, timing and throat. You decide how many, how far back and how well they’ve rehearsed.",
  nav: { description: "One singer becomes a choir", isNew: false, order: 4 },
  products: ["choir"],
  seo: {
    title: "Choir: one singer becomes many",
    description:
      "Choir turns one voice into many, each a little different in pitch, timing and throat. From a handful of friends to full rows.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Fill the rows",
      rows: [
        {
          title: "Seen from above",
          text: "You’re in front, with the rows curving around you. Seat a singer and the seat lights up; the count in the corner shows how many are singing.",
        },
        {
          title: "Four parts",
          text: "Bass, tenor, alto and soprano, side by side. Same melody, different throats, so it sounds like people, not like a chorus pedal.",
        },
        {
          title: "How well they rehearsed",
          text: "Spread Pitch and Timing anywhere from a trained ensemble to a stadium crowd.",
        },
        {
          title: "Depth",
          text: "The back rows sound later, softer and darker, the way they do in a hall. Add a reverb for the hall itself.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "One voice, then all the others",
      text: "Long notes, first alone, then with the whole choir.",
      demos: [
        {
          product: "choir",
          title: "One singer, one choir",
          text: "Many voices, none of them quite on the note, and together more in tune than the one alone.",
        },
      ],
    },
    includedInUnlimited(
      "Choir comes with the plan, along with all the other creative effects and a reverb to put it in.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Questions about Choir",
      items: [
        {
          question: "Does it create harmonies?",
          answer:
            "No. All the voices sing your melody, some an octave away. For parts on other notes, put Harmony Engine before it.",
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
          question: "Can my computer handle it?",
          answer:
            "Full rows take processing power. If your fan joins the choir, bounce the track once you’re happy with it.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Pairs well with Choir",
      products: ["harmony-engine", "vocal-reverb", "undertow"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          inside: [
            { name: "Seats", value: "48 in 4 rows" },
            { name: "Parts", value: "4: bass, tenor, alto, soprano" },
            { name: "Spread", value: "Pitch, Timing and Throat" },
            { name: "Output", value: "Stereo" },
          ],
          latency: "About 30 ms, compensated by your DAW",
          diskSpace: "210 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Put a crowd behind the last chorus",
          rows: [
            {
              title: "Copy the lead",
              text: "Duplicate the chorus lead to a new track and put Choir on the copy. The lead itself stays alone in front.",
            },
            {
              title: "Start with one row",
              text: "Six voices, little spread. If it sounds like an effect, the voices are too alike: widen Timing before Pitch.",
            },
            {
              title: "Fill the back",
              text: "Add rows until the chorus gets wide. Take some low end off the choir track, or it will crowd the bass.",
            },
            {
              title: "Turn the words down",
              text: "A crowd never hits a t together. De-ess and soften the choir; the lead carries the words.",
            },
            {
              title: "Give them one room",
              text: "Send the choir to Vocal Reverb, long and dark, and send a little of the lead to the same room. Now they’re all in one place.",
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
          text: "Three ways to add voices.",
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
              text: "Just one more voice, an octave below.",
            },
          ],
        },
      ],
    },
  ],
};
