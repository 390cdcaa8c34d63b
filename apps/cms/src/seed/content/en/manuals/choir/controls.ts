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
            ["Seat", "Empty or filled", "Click a seat to add a singer; the seat lights up"],
            [
              "Row",
              "4 rows, 48 seats",
              "Sets the depth. Voices in the back rows are later, softer and darker",
            ],
            [
              "Part",
              "Bass, tenor, alto, soprano",
              "Adds singers with the same melody and different throats; some sing an octave away",
            ],
            ["Count", "Display only", "Shows how many voices are singing"],
          ],
        },
      ],
    },
    {
      anchor: "spread",
      title: "Spread",
      parts: [
        {
          kind: "table",
          head: ["Control", "Range", "Low", "High"],
          rows: [
            ["Pitch", "0 to 100", "A trained ensemble", "A stadium crowd"],
            ["Timing", "0 to 100", "Everyone together", "A loose crowd"],
            ["Throat", "0 to 100", "Similar voices", "Very different voices"],
          ],
        },
      ],
    },
    {
      anchor: "orders",
      title: "Typical values",
      parts: [
        {
          kind: "text",
          text: "In a good choir, singers on the same part are about 10 to 20 cents apart and start a note within about 20 to 40 ms of each other. At around 50 cents, it no longer sounds like a choir. Use these numbers as a guide and trust your ear.",
        },
      ],
    },
    {
      anchor: "recipes",
      title: "Starting points",
      parts: [
        {
          kind: "table",
          head: ["Sound", "Seats", "Pitch", "Timing", "Throat"],
          rows: [
            ["Tight backing vocals", "6, front row", "10", "20", "30"],
            ["Chamber choir", "16, two rows", "20", "30", "50"],
            ["Full choir", "40, all rows", "30", "45", "60"],
            ["Stadium", "48", "70", "80", "80"],
          ],
        },
        {
          kind: "note",
          text: "Raise Timing before Pitch. If the voices are too similar, they sound like a chorus pedal; if Pitch is too high, they sound out of tune.",
        },
      ],
    },
  ],
};
