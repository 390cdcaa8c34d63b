import type { SeedPost } from "../../seed-reading.ts";

export const singingForHardTune: SeedPost = {
  title: "Singing for hard tune",
  summary:
    "The effect is half setting and half singing, and the settings are the easy half. What to do with your voice so that the stairs sound like a melody.",
  writtenBy: "The AutoTune team",
  writtenOn: "2026-05-12",
  topic: "craft",
  products: ["auto-tune-efx-plus", "auto-tune-2026", "auto-tune-pro", "auto-key"],
  seo: {
    title: "How to sing for the hard-tuned sound",
    description:
      "Hard tune is half setting, half singing: straight tones, slow slides, the halfway wobble, clear consonants, and the notes you leave out.",
  },
  sections: [
    {
      anchor: "what-happens",
      title: "What happens to your voice",
      parts: [
        {
          kind: "text",
          text: "At a retune speed of 0 ms there is no way between two notes. Your pitch is measured, the nearest allowed note is chosen, and you are there. As long as you stay on one side of the border, nothing you do with pitch is heard. The moment you cross it, you jump.\n\nSo you are no longer singing a line. You are choosing stairs, and deciding when to step. That is a different instrument, and it can be practiced.",
        },
      ],
    },
    {
      anchor: "where-the-borders-are",
      title: "Where the borders are",
      parts: [
        {
          kind: "text",
          text: "The border lies halfway between two notes that are allowed. Fewer notes mean wider stairs and bigger jumps.",
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
          kind: "text",
          text: "This is the strongest control in the whole effect, and it is not a knob. Leave out two notes of the scale, and the same take has a new melody. In 2026 you can switch notes on the dial while you sing: the full scale in the verse, five notes in the chorus.",
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
            "Straight tones. Vibrato that stays inside the stair is ironed away; vibrato that crosses the border becomes a trill. Decide which you want.",
            "Slow slides. Half a second from one note to another gives the ear time to count the stairs. A fast slide is only a jump.",
            "The halfway wobble. Aim between two notes and waver a little. The line flips to and fro, and that is the ornament people know.",
            "Consonants. They have no pitch, so they come through as they are. Say them clearly; they carry the words while the vowels climb.",
            "A firm tone. Whisper and creak give the tracker nothing steady to hold on to, and it may guess an octave wrong. Where you want breath, let the effect rest.",
          ],
        },
        {
          kind: "note",
          text: "Practice with the effect on your headphones, not afterwards. Nobody can play an instrument they cannot hear.",
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
            "Find the key. Put AutoKey on the music and read how sure it is. Hard tune in the wrong key is wrong with great confidence.",
            "EFX+ is hard from the first note. In Pro, set retune to 0 ms and turn Flex-Tune and Humanize to zero; in 2026, retune and Human.",
            "Tune first in the chain. Doubling, echo and reverb come after.",
            "Record dry and keep the dry take. You may want another scale tomorrow.",
          ],
        },
      ],
    },
    {
      anchor: "when-not",
      title: "When it does not work",
      parts: [
        {
          kind: "text",
          text: "Some lines refuse. Fast words on one note sound like a doorbell. Very low creaky voices confuse the tracker; in Pro, choosing the voice type helps. And a melody that was already clean has no slides to turn into stairs, so little happens. The effect needs something to correct. For once, being a little off is a contribution.",
        },
      ],
    },
  ],
};
