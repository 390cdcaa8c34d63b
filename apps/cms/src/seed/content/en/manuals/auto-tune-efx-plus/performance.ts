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
            "Slide on purpose. You hear the effect most between notes, and a slow glide steps through every note of the scale.",
            "Waver halfway between two notes. The jump back and forth is a signature of the hard-tuned sound.",
            "Pronounce consonants clearly. With stepped pitch, they carry the words.",
            "Sing steady notes where the words matter. The effect hits harder when it isn’t constant.",
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
          head: ["Section", "Field", "Pads"],
          rows: [
            ["Verse", "Near Human", "None"],
            ["End of each line", "Toward Robot, on the last word", "None"],
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
            "Record the vocal dry and get the take right first.",
            "Insert EFX+ and set your DAW to write automation for the field.",
            "Play the field and pads in one pass, as you would on stage. Record three passes and pick the best.",
            "Edit the automation only where an effect lands on a breath.",
          ],
        },
      ],
    },
  ],
};
