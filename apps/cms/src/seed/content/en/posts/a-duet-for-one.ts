import type { SeedPost } from "../../seed-reading.ts";

export const aDuetForOne: SeedPost = {
  title: "A duet for one",
  summary:
    "An invented singer writes a quarrel for two voices and has only one. What she tried with Metamorph, what gave her away, and what fixed it.",
  writtenBy: "The AutoTune team",
  writtenOn: "2026-06-30",
  topic: "stories",
  products: ["metamorph", "auto-tune-pro", "vocal-reverb"],
  seo: {
    title: "A story: a duet for one singer and Metamorph",
    description:
      "An invented singer records both sides of a quarrel. Which faults give one singer away in a duet, and what to do about each of them.",
  },
  sections: [
    {
      anchor: "the-song",
      title: "The song",
      parts: [
        {
          kind: "note",
          text: "Ilse Exampla is an invented singer, and no such song was released. We wrote her down because her mistakes are everybody’s.",
        },
        {
          kind: "text",
          text: "Ilse Exampla had written a quarrel. Two people, one kitchen table, a line each in turn, and in the last chorus both at once. She knew nobody who could sing the other one. It was also eleven at night.\n\nSo she sang her own part, copied the track, put Metamorph on the copy, and dragged the pad as far away from herself as it would go. The answer came from a creature. It was impressive, and it had lost the argument by sounding like one.",
        },
      ],
    },
    {
      anchor: "three-faults",
      title: "Three faults",
      parts: [
        {
          kind: "text",
          text: "She went back towards her own corner until a person appeared, about a third of the way along. Now the throat was a stranger’s. The rest was still Ilse.",
        },
        {
          kind: "table",
          head: ["What gave her away", "Why", "What helped"],
          rows: [
            [
              "Both breathed in the same places",
              "It was one take, copied",
              "Singing the second part anew",
            ],
            [
              "Both got loud on the same words",
              "One person, one temper",
              "Deciding what the other one wants",
            ],
            [
              "Both slid up into every note",
              "A habit she did not know she had",
              "Starting the other’s notes straight",
            ],
          ],
        },
        {
          kind: "text",
          text: "None of these is a setting. Metamorph changes the throat and keeps words, timing and breath, because that is what it is for. What it keeps, you have to sing.",
        },
      ],
    },
    {
      anchor: "second-evening",
      title: "The second evening",
      parts: [
        {
          kind: "steps",
          items: [
            "She wrote one sentence about the other person: leaves first, talks slowly, is right. Then she sang as that.",
            "She recorded with the dry voice on the headphones. Metamorph is about 40 ms late, and nobody quarrels well with an echo.",
            "AutoTune Pro on both tracks, in the same key, natural speed. It comes before Metamorph, which does not mend pitch.",
            "Metamorph on the second track only, a little nearer to herself than the night before.",
            "A little left, a little right, and one Vocal Reverb for both, on a send. Same table, same kitchen.",
          ],
        },
        {
          kind: "text",
          text: "The last chorus, with both at once, was the hard part. Two takes by one singer fit too well: same vowels, same lengths. She let the other one end each line early. Half a second of being left alone did more than the pad.",
        },
      ],
    },
    {
      anchor: "what-she-kept",
      title: "What she kept",
      parts: [
        {
          kind: "text",
          text: "One word never worked. It was a name, sung high, and it came out of the second throat as a squeak. She turned everything there was to turn for half an hour. Then she sang it a third lower, once, and it was done.\n\nShe also kept the creature. It says one word, at the very end, far back in the room. Ilse does not exist, but on this point we agree with her: if you find a monster by accident, give it a small part.",
        },
      ],
    },
    {
      anchor: "about-voices",
      title: "And a serious word",
      parts: [
        {
          kind: "text",
          text: "The other voice in her duet belongs to nobody. Metamorph has no real singer in its corners and cannot load one. If you want a real person’s voice on your song, there is an old method: ask that person.",
        },
      ],
    },
  ],
};
