import type { SeedManualChapter } from "../../../seed-reading.ts";

export const difficultSongs: SeedManualChapter = {
  slug: "difficult-songs",
  title: "Songs that refuse",
  sections: [
    {
      anchor: "relatives",
      title: "Major or relative minor",
      parts: [
        {
          kind: "text",
          text: "A minor and C major have the same notes. For tuning it makes no difference which of them is set. For Harmony Engine it can, and for your own notes about the song as well.",
        },
        {
          kind: "steps",
          items: [
            "Hum the note that feels like home at the end of the chorus.",
            "If it is the name in the window, you have it.",
            "If it lies three semitones above the minor key that is shown, you are in the relative major.",
          ],
        },
      ],
    },
    {
      anchor: "borrowed",
      title: "Borrowed chords",
      parts: [
        {
          kind: "text",
          text: "A minor song with a major chord on its fifth step is the usual case: in A minor that is E major, with a G#. AutoKey will still say A minor, a little less sure. Send it, then put G# into the scale of the AutoTune that sings over that chord.",
        },
      ],
    },
    {
      anchor: "modulation",
      title: "Songs that change key",
      parts: [
        {
          kind: "steps",
          items: [
            "Play only the first part and write down its key.",
            "Play only the part after the change.",
            "Automate key and scale in AutoTune at the bar of the change. AutoKey does not follow the song by itself.",
          ],
        },
        {
          kind: "note",
          text: "The last chorus a whole step up is the most frequent change. If the second answer is two semitones above the first, believe it.",
        },
      ],
    },
    {
      anchor: "nothing",
      title: "Songs without chords",
      parts: [
        {
          kind: "text",
          text: "A loop on one note fits seven major keys and as many minor ones. Put AutoKey on the bass and a demo of the voice together, or use your ear and choose notes by hand. An honest 40 % is an answer, too.",
        },
      ],
    },
  ],
};
