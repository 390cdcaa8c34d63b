import type { SeedManualChapter } from "../../../seed-reading.ts";

export const firstSession: SeedManualChapter = {
  slug: "first-session",
  title: "First session",
  sections: [
    {
      anchor: "first-stranger",
      title: "Create a new voice",
      parts: [
        {
          kind: "steps",
          items: [
            "Record two lines, dry and close to the microphone.",
            "Insert Metamorph on the track. Start in the You corner, where the voice is unchanged.",
            "Loop the take and drag slowly toward Child.",
            "Stop when you no longer recognize yourself. This is often about a third of the way.",
            "Drag down slightly toward Machine or Creature and listen to the vowels. They’re the first to sound wrong when you go too far.",
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
          head: ["Stays the same", "Changes"],
          rows: [
            ["The words", "The length of the throat"],
            ["The timing of each word", "The weight of the vocal folds"],
            ["The length of each note", "The pitch of the voice"],
            ["The breaths", "The apparent identity of the singer"],
          ],
        },
        {
          kind: "note",
          text: "Sing in character. Metamorph changes the voice, not the performance.",
        },
      ],
    },
  ],
};
