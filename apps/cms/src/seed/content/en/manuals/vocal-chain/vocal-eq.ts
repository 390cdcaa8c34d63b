import type { SeedManualChapter } from "../../../seed-reading.ts";

export const vocalEq: SeedManualChapter = {
  slug: "vocal-eq",
  title: "Vocal EQ in detail",
  sections: [
    {
      anchor: "rumble",
      title: "Rumble",
      parts: [
        {
          kind: "picture",
          product: "vocal-eq",
          view: "window",
          caption: "The Vocal EQ window. Following is in the menu, for each band.",
        },
        {
          kind: "text",
          text: "Rumble (1) cuts only. Everything below it is footsteps, traffic and hands on the stand. Drag it up until the voice gets thin, then back by a third.",
        },
      ],
    },
    {
      anchor: "body",
      title: "Body",
      parts: [
        {
          kind: "text",
          text: "Body (2) works where a voice is warm or muddy, typically from 200 to 400 Hz. Cut 2 to 4 dB for a voice recorded too close; add 2 dB for a thin one. In a dense mix, most voices need less body than they have alone.",
        },
      ],
    },
    {
      anchor: "nasal",
      title: "Nasal",
      parts: [
        {
          kind: "text",
          text: "Nasal (3) is the honk between 800 and 1500 Hz. Raise it a lot, move it to where the voice sounds worst, then cut there by less than half of what you raised. A narrow cut in the right place beats a wide one in the wrong place.",
        },
      ],
    },
    {
      anchor: "air",
      title: "Air",
      parts: [
        {
          kind: "text",
          text: "Air (4) opens the top above 5 kHz. Set it last, because it brings up sibilance; if “s” starts to hurt before the voice is open enough, stop and let the De-Esser make room first.",
        },
      ],
    },
    {
      anchor: "following",
      title: "Following",
      parts: [
        {
          kind: "text",
          text: "With Following on, a band keeps its distance from the note you sing, so a cut that fits a low note also fits a high one. It adds about 20 ms of latency. All four bands start with it on. Turn it off for chords, for recording, and for Rumble, which has nothing to do with the note.",
        },
      ],
    },
  ],
};
