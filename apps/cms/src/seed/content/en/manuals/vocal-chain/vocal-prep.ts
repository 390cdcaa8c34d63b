import type { SeedManualChapter } from "../../../seed-reading.ts";

export const vocalPrep: SeedManualChapter = {
  slug: "vocal-prep",
  title: "Vocal Prep in detail",
  sections: [
    {
      anchor: "blade",
      title: "The blade of light",
      parts: [
        {
          kind: "picture",
          product: "vocal-prep",
          view: "window",
          caption: "The Vocal Prep window. Level is in the menu.",
        },
        {
          kind: "text",
          text: "The blade (1) sweeps across the take: dust ahead of it, nothing but the voice behind it. It’s a display; drag it to see the same seconds before and after. What you still see between the words on the clean side is what you’ll still hear.",
        },
      ],
    },
    {
      anchor: "noise",
      title: "Noise",
      parts: [
        {
          kind: "text",
          text: "Noise learns what the pauses sound like and takes that out from under the words as well. It needs a second or two in which nobody sings. Raise it until the pauses are quiet, then lower it until the endings of words are whole again; most takes stop between 40 and 70. Steady noise goes: fans, hiss, hum. A door or a dog doesn’t, because it isn’t there in the pauses.",
        },
      ],
    },
    {
      anchor: "room",
      title: "Room",
      parts: [
        {
          kind: "text",
          text: "Room turns down the reflections that a small space adds to a voice. Half of it is usually enough: at 100 a voice sounds as if it had no body around it. If you plan to add reverb anyway, take out more here, so that there’s only one room in the end.",
        },
      ],
    },
    {
      anchor: "clicks",
      title: "Clicks",
      parts: [
        {
          kind: "text",
          text: "Clicks finds the short ticks of lips, tongues and bad cables, takes them out one by one and counts them in the window. If the count rises during consonants, it’s set too high: a “t” is a click, too. Digital clipping isn’t a click and can’t be repaired here.",
        },
      ],
    },
    {
      anchor: "level",
      title: "Level",
      parts: [
        {
          kind: "text",
          text: "Level brings up lines sung off the microphone and brings down shouted ones, phrase by phrase. It rides the fader and doesn’t squeeze, so it never pumps. Set it last, and leave the rest of the evening-out to the Compressor.",
        },
      ],
    },
  ],
};
