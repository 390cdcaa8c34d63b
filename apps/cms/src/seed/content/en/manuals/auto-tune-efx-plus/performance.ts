import type { SeedManualChapter } from "../../../seed-reading.ts";

export const performance: SeedManualChapter = {
  slug: "performance",
  title: "Play it like an instrument",
  sections: [
    {
      anchor: "sing",
      title: "Sing for the effect",
      parts: [
        {
          kind: "list",
          items: [
            "Slide on purpose. The sound lives on the way between two notes, and a slow glide climbs every stair.",
            "Lean halfway between two notes and waver. The jump to and fro is the ornament everybody imitates.",
            "Spit out the consonants. When the pitch is a staircase, they carry the song.",
            "Hold still where the words matter. An effect that never rests is a setting.",
          ],
        },
      ],
    },
    {
      anchor: "arrange",
      title: "From verse to last chorus",
      parts: [
        {
          kind: "table",
          head: ["Part", "Field", "Pads"],
          rows: [
            ["Verse", "Near human", "None"],
            ["End of each line", "Towards robot, on the last word", "None"],
            ["Before the chorus", "Middle", "Echo, on the last word"],
            ["Chorus", "Robot", "Doubling"],
            ["Last chorus", "Robot", "Doubling, and repeats on the hook"],
          ],
        },
      ],
    },
    {
      anchor: "record-it",
      title: "Record the performance",
      parts: [
        {
          kind: "steps",
          items: [
            "Record the voice dry and get the take right first.",
            "Put EFX+ on it and let the DAW write automation for the field.",
            "Play field and pads in one pass, as you would on stage. Three passes, then choose.",
            "Tidy up only what falls in a breath.",
          ],
        },
      ],
    },
  ],
};
