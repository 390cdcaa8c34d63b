import type { SeedPost } from "../../seed-reading.ts";

export const nineSongsAndAFootSwitch: SeedPost = {
  title: "Nine songs and a foot switch",
  summary:
    "An invented band tunes its guitars down by half a step and forgets one laptop. A story about presets, with a checklist at the end.",
  writtenBy: "Penny Cents, a pen name",
  writtenOn: "2026-10-06",
  topic: "stories",
  products: ["auto-tune-2026", "auto-key"],
  seo: {
    title: "A story: AutoTune 2026 on stage, in the wrong key",
    description:
      "An invented singer, nine presets and guitars half a step down: what the wrong key does on stage, and a checklist against it.",
  },
  sections: [
    {
      anchor: "before",
      title: "Before",
      parts: [
        {
          kind: "note",
          text: "Dario Loremi, his band and the room they played in are invented. The half step is not; it happens every week somewhere.",
        },
        {
          kind: "text",
          text: "Dario Loremi likes order. He had AutoTune 2026 on a laptop beside the drums, a buffer of 64 samples, and nine presets for nine songs, each with its key and scale. Retune stood at 40 ms: quick enough for tired notes, slow enough that nobody asked. One foot switch was bypass, for talking.\n\nIt worked on Thursday. On Friday it worked so well that he forgot about it, which is the point.",
        },
      ],
    },
    {
      anchor: "saturday",
      title: "Saturday",
      parts: [
        {
          kind: "text",
          text: "On Saturday his voice was gone at the top. The guitarist offered to tune down by half a step, the bass player agreed, and everybody felt kind and professional. Nobody told the laptop.\n\nThe first song was in E minor. Now the band played it in E flat minor, Dario sang in E flat minor, and the preset said E minor.",
        },
        {
          kind: "table",
          head: ["E flat minor, as sung", "E minor, as allowed", "What happens"],
          rows: [
            ["G flat, C flat", "The same as F sharp and B", "Two notes are right"],
            [
              "E flat, F, A flat, B flat, D flat",
              "Not in the scale",
              "Five notes are moved by a semitone",
            ],
          ],
        },
        {
          kind: "text",
          text: "A note that lies exactly halfway between two allowed ones has no good choice. F could go to E or to F sharp, and it went to both, depending on how he leaned. It sounded like a man being contradicted by an organ. In the third line he stepped on bypass and sang the rest of the song as he was, hoarse and in tune.\n\nPeople clapped. One of them said later that the effect at the beginning had been a bold choice.",
        },
      ],
    },
    {
      anchor: "between-songs",
      title: "Between songs",
      parts: [
        {
          kind: "text",
          text: "He had about forty seconds, during which the drummer told the story about the van. Dario could have set the second song’s key by hand on the dial, if he had known it. What he did was leave bypass on for the evening and drink tea. It was the right decision. Forty seconds before a song is the wrong time to learn how many flats something has.",
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
            "Eighteen presets: nine as written, nine half a step down, with the tuning at the front of each name.",
            "AutoKey at soundcheck, on the guitars. It plays no part in the show, but on Saturday it would most likely have said E flat minor, or its relative, G flat major. Either would have been a warning.",
            "The first line of each song at soundcheck, sung, with the tuner on. A wrong key shows within two lines.",
            "The note dial turned towards him. The name of the note stands there large enough to read while singing.",
            "The foot switch where it was.",
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
            "Load the preset and read the key aloud.",
            "Sing one line.",
            "Know where bypass is without looking.",
          ],
        },
        {
          kind: "text",
          text: "A tuner does what it is told, very exactly. On stage that is its strength, and on Saturday it was the problem.",
        },
      ],
    },
  ],
};
