import type { SeedManualChapter } from "../../../seed-reading.ts";

export const difficultSongs: SeedManualChapter = {
  slug: "difficult-songs",
  title: "Difficult songs",
  sections: [
    {
      anchor: "relatives",
      title: "Major or relative minor",
      parts: [
        {
          kind: "text",
          text: "A minor and C major have the same notes, so AutoTune works the same way with either one. The difference can matter in Harmony Engine, and in your own notes about the song.",
        },
        {
          kind: "steps",
          items: [
            "Hum the note that feels like home at the end of the chorus.",
            "If it matches the key AutoKey shows, the result is right.",
            "If it’s three semitones above the minor key AutoKey shows, the song is in the relative major.",
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
          text: "The most common case is a minor song with a major chord on the fifth degree: in A minor, that’s E major, which contains a G#. AutoKey still shows A minor, with slightly lower confidence. Send the key, then add G# to the scale in AutoTune on the track that sings over that chord.",
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
            "Play only the section before the change and write down its key.",
            "Play only the section after the change and write down its key.",
            "In AutoTune, automate the key and scale at the bar where the key changes. AutoKey doesn’t follow key changes automatically.",
          ],
        },
        {
          kind: "note",
          text: "The most common key change is a last chorus that moves up a whole step. If the second result is two semitones above the first, it’s probably right.",
        },
      ],
    },
    {
      anchor: "nothing",
      title: "Songs without chords",
      parts: [
        {
          kind: "text",
          text: "A loop on a single note fits seven major keys and seven minor keys. Run AutoKey on the bass together with a demo vocal, or choose the notes by ear. A result around 40% tells you that the audio doesn’t settle on one key.",
        },
      ],
    },
  ],
};
