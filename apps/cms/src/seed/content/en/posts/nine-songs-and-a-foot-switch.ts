import type { SeedPost } from "../../seed-reading.ts";

export const nineSongsAndAFootSwitch: SeedPost = {
  title: "Nine songs and a foot switch",
  summary:
    "A band tunes its guitars down a half step and forgets one laptop. A story about presets, with a checklist at the end.",
  isSample: true,
  writtenBy: "Penny Cents",
  writtenOn: "2026-10-06",
  topic: "stories",
  products: ["auto-tune-2026", "auto-key"],
  seo: {
    title: "AutoTune 2026 on stage, in the wrong key",
    description:
      "One singer, nine presets and guitars a half step down: what the wrong key does on stage, and a checklist so it doesn’t happen to you.",
  },
  sections: [
    {
      anchor: "before",
      title: "Before",
      parts: [
        {
          kind: "text",
          text: "Dario Loremi likes order. He had AutoTune 2026 on a laptop beside the drums, a buffer of 64 samples and nine presets for nine songs, each with its key and scale. Retune was at 40 ms: quick enough for tired notes, slow enough that no one asked. One foot switch was bypass, for talking.\n\nIt worked on Thursday. On Friday it worked so well that he forgot about it, which is the point.",
        },
        {
          kind: "picture",
          product: "auto-tune-2026",
          caption:
            "The note dial of AutoTune 2026, with the note large enough to read while singing.",
        },
      ],
    },
    {
      anchor: "saturday",
      title: "Saturday",
      parts: [
        {
          kind: "text",
          text: "On Saturday his top notes were gone. The guitarist offered to tune down a half step, the bass player agreed, and everyone felt generous and professional. No one told the laptop.\n\nThe first song was in E minor. Now the band played it in E flat minor, Dario sang it in E flat minor, and the preset said E minor.",
        },
        {
          kind: "table",
          head: ["E flat minor, as sung", "E minor, as allowed", "What happens"],
          rows: [
            ["G flat, C flat", "The same as F sharp and B", "Two notes are right"],
            [
              "E flat, F, A flat, B flat, D flat",
              "Not in the scale",
              "Five notes move by a semitone",
            ],
          ],
        },
        {
          kind: "text",
          text: "A note exactly halfway between two allowed notes has no good choice. F could go to E or to F sharp, and it went to both, depending on how he leaned. It sounded like a man arguing with an organ. In the third line he stepped on bypass and sang the rest of the song as he was, hoarse and in tune.\n\nPeople clapped. One of them said later that the effect at the beginning had been a bold choice.",
        },
      ],
    },
    {
      anchor: "between-songs",
      title: "Between songs",
      parts: [
        {
          kind: "text",
          text: "He had about forty seconds while the drummer told the story about the van. Dario could have set the second song’s key by hand on the dial, if he’d known what it was. Instead he left bypass on for the rest of the night and drank tea. It was the right call. Forty seconds before a song is the wrong time to work out how many flats you need.",
        },
      ],
    },
    {
      anchor: "after",
      title: "What he does now",
      parts: [
        {
          kind: "list",
          items: [
            "Eighteen presets: nine as written and nine a half step down, with the tuning at the front of each name.",
            "AutoKey at soundcheck, on the guitars. It plays no part in the show, but on Saturday it most likely would have said E flat minor, or its relative, G flat major. Either one would have been a warning.",
            "The first line of every song at soundcheck, sung, with the tuner on. A wrong key shows within two lines.",
            "The note dial turned toward him. The note name is large enough to read while singing.",
            "The foot switch, right where it was.",
          ],
        },
      ],
    },
    {
      anchor: "checklist",
      title: "For your wall",
      parts: [
        {
          kind: "steps",
          items: [
            "Ask what the guitars are tuned to. Ask again after the break.",
            "Load the preset and read the key out loud.",
            "Sing one line.",
            "Be able to find bypass without looking.",
          ],
        },
        {
          kind: "text",
          text: "A tuner does exactly what it’s told. On stage that’s its strength. On Saturday it was the problem.",
        },
      ],
    },
  ],
};
