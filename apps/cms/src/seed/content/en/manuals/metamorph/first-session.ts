import type { SeedManualChapter } from "../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "First session",
  sections: [
    {
      anchor: "first-stranger",
      title: "Meet a stranger",
      parts: [
        {
          kind: "steps",
          items: [
            "Record two lines, dry and close.",
            "Put Metamorph on the track. Begin in your own corner; nothing changes there.",
            "Play in a loop and drag towards child, slowly.",
            "Stop when you no longer recognize yourself. That is often a third of the way.",
            "Go down a little towards machine or creature, and listen to the vowels. They tell you first when it is too much.",
          ],
        },
      ],
    },
    {
      anchor: "keeps",
      title: "What stays and what changes",
      parts: [
        {
          kind: "table",
          head: ["Stays yours", "Changes"],
          rows: [
            ["The words", "The length of the throat"],
            ["When each one comes", "The weight of the folds"],
            ["How long you hold it", "The height of the voice"],
            ["Where you breathe", "Who seems to do all that"],
          ],
        },
        {
          kind: "note",
          text: "Sing as that other person would. Metamorph changes the throat, not the manners.",
        },
      ],
    },
  ],
};
