import type { SeedManualChapter } from "../../../seed-reading.ts";

export const onStage: SeedManualChapter = {
  slug: "on-stage",
  title: "On stage",
  sections: [
    {
      anchor: "before",
      title: "At home",
      parts: [
        {
          kind: "steps",
          items: [
            "Save one preset for each song, with key, scale, Retune and Human. Name them in the order of the set.",
            "Set the buffer of the audio interface to 64 or 128 samples. At 48 kHz that is 1.3 or 2.7 ms for each direction.",
            "Put 2026 before reverb and delay, and assign its bypass to a foot switch.",
            "Play the whole set once with the switch, not only the songs. The talking in between is part of it.",
          ],
        },
      ],
    },
    {
      anchor: "sound-check",
      title: "At the sound check",
      parts: [
        {
          kind: "list",
          items: [
            "Sing the loudest and the quietest line. The dial should follow both. If it loses the quiet one, the gain is too low.",
            "Let the drummer play alone. If the dial moves, your microphone hears the drums. Turn it away or go closer.",
            "Watch the dial while the wedges are loud. A pitch tracker cannot know which voice is the real one.",
          ],
        },
      ],
    },
    {
      anchor: "during",
      title: "During the show",
      parts: [
        {
          kind: "text",
          text: "Change presets between songs, never settings. For a chorus that should sound narrower, take notes out on the dial and put them back afterwards. Between songs, bypass: nobody talks in A minor.",
        },
        {
          kind: "note",
          text: "What you hear on the headphones is what lands on the track. If you record the show, record the dry microphone as well.",
        },
      ],
    },
  ],
};
