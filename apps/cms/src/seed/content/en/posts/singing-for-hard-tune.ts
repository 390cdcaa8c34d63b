import type { SeedPost } from "../../seed-reading.ts";

export const singingForHardTune: SeedPost = {
  title: "Singing for hard tune",
  summary:
    "The effect is half settings and half singing, and the settings are the easy half. Here’s what to do with your voice so the stairs sound like a melody.",
  writtenBy: "The AutoTune team",
  writtenOn: "2026-05-12",
  topic: "craft",
  products: ["auto-tune-efx-plus", "auto-tune-2026", "auto-tune-pro", "auto-key"],
  seo: {
    title: "How to sing for the hard-tuned sound",
    description:
      "Hard tune is half settings, half singing: straight tones, slow slides, the halfway wobble, clear consonants and the notes you leave out.",
  },
  sections: [
    {
      anchor: "what-happens",
      title: "What happens to your voice",
      parts: [
        {
          kind: "text",
          text: "At a Retune Speed of 0 ms, there’s nothing between two notes. Your pitch is measured, the nearest allowed note is picked, and you’re there. While you stay on one side of the border, no one hears what you do with pitch. The moment you cross it, you jump.\n\nSo you’re no longer singing a line. You’re choosing stairs and deciding when to step. That’s a different instrument, and you can practice it.",
        },
        {
          kind: "picture",
          product: "auto-tune-efx-plus",
          caption: "AutoTune EFX+: on the field a voice climbs in stairs.",
        },
      ],
    },
    {
      anchor: "where-the-borders-are",
      title: "Where the borders are",
      parts: [
        {
          kind: "text",
          text: "The border is halfway between two allowed notes. Fewer notes mean wider stairs and bigger jumps.",
        },
        {
          kind: "table",
          head: ["Allowed notes", "Distance to the next", "Border after"],
          rows: [
            ["Chromatic", "100 cents everywhere", "50 cents"],
            ["A minor", "100 or 200 cents", "50 or 100 cents"],
            ["A minor pentatonic", "200 or 300 cents", "100 or 150 cents"],
          ],
        },
        {
          kind: "figure",
          value: "150 cents",
          label: "to the border in a pentatonic scale; in a chromatic one it is 50",
        },
        {
          kind: "text",
          text: "This is the most powerful control in the whole effect, and it isn’t a knob. Take two notes out of the scale and the same take has a new melody. In AutoTune 2026 you can switch notes on the dial while you sing: the full scale in the verse, five notes in the chorus.",
        },
      ],
    },
    {
      anchor: "how-to-sing",
      title: "How to sing it",
      parts: [
        {
          kind: "list",
          items: [
            "Straight tones. Vibrato that stays on its stair gets ironed flat. Vibrato that crosses the border becomes a trill. Decide which one you want.",
            "Slow slides. Half a second from one note to the next gives the ear time to count the stairs. A fast slide is just a jump.",
            "The halfway wobble. Aim between two notes and waver a little. The line flips back and forth, and that’s the ornament everyone recognizes.",
            "Consonants. They have no pitch, so they come through untouched. Say them clearly. They carry the words while the vowels climb.",
            "A firm tone. Whispers and creaks give the tracker nothing steady to follow, and it can guess an octave wrong. Where you want breath, give the effect a rest.",
          ],
        },
        {
          kind: "note",
          text: "Practice with the effect in your headphones, not after the fact. You can’t play an instrument you can’t hear.",
        },
      ],
    },
    {
      anchor: "set-up",
      title: "Set up in a minute",
      parts: [
        {
          kind: "steps",
          items: [
            "Find the key. Put AutoKey on the music and check how sure it is. Hard tune in the wrong key is wrong with great confidence.",
            "EFX+ is hard from the first note. In Pro, set Retune Speed to 0 ms and turn Flex-Tune and Humanize to zero. In 2026, do the same with Retune and Human.",
            "Tune first in the chain. Doubling, echo and reverb come after.",
            "Record dry and keep the dry take. You may want another scale tomorrow.",
          ],
        },
      ],
    },
    {
      anchor: "when-not",
      title: "When it doesn’t work",
      parts: [
        {
          kind: "text",
          text: "Some lines just won’t. Fast words on one note sound like a doorbell. Very low, creaky voices confuse the tracker; in Pro, choosing the Voice Type helps. And a melody that was already clean has no slides to turn into stairs, so not much happens. The effect needs something to correct. For once, being a little off is your contribution.",
        },
      ],
    },
  ],
};
