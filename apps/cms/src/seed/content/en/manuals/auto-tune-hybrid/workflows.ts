import type { SeedManualChapter } from "../../../seed-reading.ts";

export const workflows: SeedManualChapter = {
  slug: "workflows",
  title: "Workflows",
  sections: [
    {
      anchor: "broadcast",
      title: "A live show or a broadcast",
      parts: [
        {
          kind: "steps",
          items: [
            "Put Hybrid on the vocal channel as AAX DSP and turn LIVE on.",
            "Save a preset for each song, with key and scale, and recall them with the song’s snapshot.",
            "Retune 30 ms, Flex 40: firm enough for a tired second half, loose enough to leave the slides alone.",
            "Automate Bypass, or assign it to a key of the control surface, for everything that is spoken.",
          ],
        },
      ],
    },
    {
      anchor: "doubles",
      title: "Doubles with a different throat",
      parts: [
        {
          kind: "text",
          text: "Two takes by one singer sound like one singer. Put Hybrid on the double, set Retune to 25 ms and turn Throat a few lights to the left; on a second double, a few to the right. Keep the lead at the center. The three now differ in tone as well as in timing, and the stack gets wide without panning everything to the edges.",
        },
      ],
    },
    {
      anchor: "dsp-budget",
      title: "Save DSP for what needs it",
      parts: [
        {
          kind: "text",
          text: "Only voices that somebody is singing right now need DSP. As soon as a part is recorded, switch its insert to AAX Native: right-click the insert and convert it. The settings stay, the sound stays, and the chip is free for the next singer.",
        },
      ],
    },
  ],
};
