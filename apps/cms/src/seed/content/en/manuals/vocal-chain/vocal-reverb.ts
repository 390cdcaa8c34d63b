import type { SeedManualChapter } from "../../../seed-reading.ts";

export const vocalReverb: SeedManualChapter = {
  slug: "vocal-reverb",
  title: "Vocal Reverb in detail",
  sections: [
    {
      anchor: "decay",
      title: "Decay",
      parts: [
        {
          kind: "picture",
          product: "vocal-reverb",
          view: "window",
          caption: "The Vocal Reverb window. Pre-delay, Ducking and Dry are in the menu.",
        },
        {
          kind: "text",
          text: "Decay (1) is how long the room rings. Set it so that the tail has almost faded when the next line begins. Slow songs take 2 to 4 seconds, fast ones rarely more than 1.5.",
        },
      ],
    },
    {
      anchor: "tail",
      title: "Tail",
      parts: [
        {
          kind: "text",
          text: "The small curve (2) shows how the sound dies away: steep is a dry room, flat is a hall. It follows Decay and the back wall, so you can see what you’re about to hear.",
        },
      ],
    },
    {
      anchor: "distance",
      title: "Distance",
      parts: [
        {
          kind: "text",
          text: "The bright point on the floor (3) is the singer. Drag it toward the back wall and early reflections, tone and tail change together, as they do in a real room. Use it instead of a dry/wet mix: near for a lead, farther back for backing vocals.",
        },
      ],
    },
    {
      anchor: "back-wall",
      title: "Back wall",
      parts: [
        {
          kind: "text",
          text: "Pull the back wall (4) away to make the room deeper. The first echo from the far end comes later, and the voice gets more space in front of it. It changes the size, not the length: a deep room can be short and a small one long.",
        },
      ],
    },
    {
      anchor: "pre-delay",
      title: "Pre-delay",
      parts: [
        {
          kind: "text",
          text: "Pre-delay is the gap between a word and its room. At 20 to 40 ms the words stay in front; above that you start to hear an echo, which can be right in time with the song: switch to tempo sync for that.",
        },
      ],
    },
    {
      anchor: "ducking",
      title: "Ducking",
      parts: [
        {
          kind: "text",
          text: "Ducking turns the tail down while you sing and lets it up between the lines. If words get lost, raise Ducking before you turn the reverb down. At 100 the room is there only in the pauses.",
        },
      ],
    },
    {
      anchor: "dry",
      title: "Dry",
      parts: [
        {
          kind: "text",
          text: "Leave Dry on as an insert. Turn it off on a send, where the track already plays the direct voice; otherwise you hear it twice.",
        },
      ],
    },
  ],
};
