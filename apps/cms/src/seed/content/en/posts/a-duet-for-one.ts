import type { SeedPost } from "../../seed-reading.ts";

export const aDuetForOne: SeedPost = {
  title: "A duet for one",
  summary:
    "A singer writes an argument for two voices and only has one. What she tried with Metamorph, what gave her away and what fixed it.",
  isSample: true,
  writtenBy: "The AutoTune team",
  writtenOn: "2026-06-30",
  topic: "stories",
  products: ["metamorph", "auto-tune-pro", "vocal-reverb"],
  seo: {
    title: "How to sing a duet with yourself using Metamorph",
    description:
      "One singer records both sides of an argument. What gives one voice away in a duet, and how to fix it with Metamorph and a second performance.",
  },
  sections: [
    {
      anchor: "the-song",
      title: "The song",
      parts: [
        {
          kind: "text",
          text: "Ilse Exampla had written a fight. Two people, one kitchen table, trading lines, then both at once in the last chorus. She didn’t know anyone who could sing the other part. It was also eleven at night.\n\nSo she sang her own part, copied the track, put Metamorph on the copy and dragged the pad as far away from herself as it would go. The answer came from a creature. It was impressive. It had also lost the argument before it finished a line.",
        },
        {
          kind: "picture",
          product: "metamorph",
          caption: "The Metamorph pad: you at the top left, the creature in the far corner.",
        },
      ],
    },
    {
      anchor: "three-faults",
      title: "Three giveaways",
      parts: [
        {
          kind: "text",
          text: "She moved back toward her own corner until a person showed up, about a third of the way along. Now the throat belonged to a stranger. Everything else was still Ilse.",
        },
        {
          kind: "table",
          head: ["What gave her away", "Why", "What helped"],
          rows: [
            [
              "Both breathed in the same places",
              "It was one take, copied",
              "Singing the second part from scratch",
            ],
            [
              "Both got loud on the same words",
              "One person, one temper",
              "Deciding what the other person wants",
            ],
            [
              "Both slid up into every note",
              "A habit she didn’t know she had",
              "Starting the other person’s notes straight",
            ],
          ],
        },
        {
          kind: "text",
          text: "None of these is a setting. Metamorph changes the throat and keeps the words, the timing and the breath, because that’s its job. What it keeps, you have to perform.",
        },
      ],
    },
    {
      anchor: "second-evening",
      title: "The second night",
      parts: [
        {
          kind: "steps",
          items: [
            "She wrote one sentence about the other person: leaves first, talks slowly, is right. Then she sang as that person.",
            "She recorded with the dry voice in her headphones. Metamorph runs about 40 ms late, and it’s hard to argue with an echo.",
            "AutoTune Pro went on both tracks, same key, natural speed. It comes before Metamorph, which doesn’t correct pitch.",
            "Metamorph went on the second track only, a little closer to herself than the night before.",
            "One voice a little left, one a little right, and a single Vocal Reverb on a send for both. Same table, same kitchen.",
          ],
        },
        {
          kind: "figure",
          value: "40 ms",
          label: "is Metamorph’s delay, so she sang to her dry voice",
        },
        {
          kind: "text",
          text: "The last chorus, with both at once, was the hard part. Two takes by one singer fit too well: same vowels, same lengths. So she let the other person end each line early. Half a second of being left alone did more than the pad.",
        },
      ],
    },
    {
      anchor: "what-she-kept",
      title: "What she kept",
      parts: [
        {
          kind: "text",
          text: "One word never worked. It was a name, sung high, and the second throat turned it into a squeak. She tweaked everything there was to tweak for half an hour. Then she sang it a third lower, once, and it was done.\n\nShe also kept the creature. It says one word at the very end, far back in the room. We’re with her on that: if you find a monster by accident, give it a small part.",
        },
      ],
    },
    {
      anchor: "about-voices",
      title: "One serious note",
      parts: [
        {
          kind: "text",
          text: "The other voice in her duet isn’t anyone’s. There’s no real singer in Metamorph’s corners, and you can’t load one. If you want a real person’s voice on your song, there’s an old method that still works: ask them.",
        },
      ],
    },
  ],
};
