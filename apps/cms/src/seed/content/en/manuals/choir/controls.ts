import type { SeedManualChapter } from "../../../seed-reading.ts";

export const controls: SeedManualChapter = {
  slug: "controls",
  title: "Controls",
  sections: [
    {
      anchor: "seats",
      title: "Seats and parts",
      parts: [
        {
          kind: "table",
          head: ["Control", "Range", "What it does"],
          rows: [
            ["Seat", "Empty or taken", "Click one; it lights up and sings"],
            ["Row", "4 rows, 48 seats in all", "Back rows are later, softer and darker"],
            [
              "Part",
              "Bass, tenor, alto, soprano",
              "Same melody, different throats; some an octave away",
            ],
            ["Count", "Shown", "How many sing now"],
          ],
        },
      ],
    },
    {
      anchor: "spread",
      title: "How well they rehearsed",
      parts: [
        {
          kind: "table",
          head: ["Control", "Range", "Low", "High"],
          rows: [
            ["Pitch", "0 to 100", "A trained ensemble", "The stands of a football ground"],
            ["Timing", "0 to 100", "One breath", "A crowd that cannot see the conductor"],
            ["Throat", "0 to 100", "A family", "People who have never met"],
          ],
        },
      ],
    },
    {
      anchor: "orders",
      title: "Orders of size",
      parts: [
        {
          kind: "text",
          text: "For orientation: in a good choir singers of one part lie some 10 to 20 cents from each other, and begin a note within about 20 to 40 ms. Around 50 cents nobody calls it a choir. Trust your ear before the numbers; it has been to more concerts.",
        },
      ],
    },
    {
      anchor: "recipes",
      title: "Starting points",
      parts: [
        {
          kind: "table",
          head: ["You want", "Seats", "Pitch", "Timing", "Throat"],
          rows: [
            ["Tight backing", "6, front row", "10", "20", "30"],
            ["Chamber choir", "16, two rows", "20", "30", "50"],
            ["Full choir", "40, all rows", "30", "45", "60"],
            ["Stadium", "48", "70", "80", "80"],
          ],
        },
        {
          kind: "note",
          text: "Widen timing before pitch. Voices that are too alike sound like a pedal; voices that are out of tune sound out of tune.",
        },
      ],
    },
  ],
};
