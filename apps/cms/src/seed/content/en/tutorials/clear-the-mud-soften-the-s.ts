import type { SeedTutorial } from "../../seed-reading.ts";

export const clearTheMudSoftenTheS: SeedTutorial = {
  title: "Clear the mud, then soften the s",
  summary:
    "A brighter voice hisses more, and a duller one mumbles. You set Vocal EQ first and Vocal De-Esser last, and solve both without a quarrel.",
  level: "intermediate",
  topic: "mixing",
  minutes: 15,
  products: ["vocal-eq", "vocal-compressor", "vocal-de-esser"],
  outcome:
    "You can shape a voice with the four bands of Vocal EQ, decide which of them should follow the note, and de-ess what the added air brings up.",
  sections: [
    {
      anchor: "why-in-this-order",
      title: "Why in this order",
      parts: [
        {
          kind: "text",
          text: "EQ, then compressor, then de-esser. The EQ takes out what would make the compressor work for nothing. The compressor lifts the s sounds. So the de-esser comes last and sees the whole bill.",
        },
      ],
    },
    {
      anchor: "eq",
      title: "Four bands, from below",
      parts: [
        {
          kind: "steps",
          items: [
            "Let Vocal EQ hear a verse, and take the curve it offers. Bypass the compressor meanwhile.",
            "Solo rumble. Footsteps and traffic: leave it. If you hear the voice, move it down.",
            "Turn to body. Mud usually sits between 200 and 400 Hz. Cut 2 to 4 dB and check that the person has not lost weight.",
            "Raise nasal by 10 dB and sweep until the voice has a cold. That is often near 1 kHz. Now cut there, by 3 or 4 dB.",
            "Raise air last, 1 dB at a time, until the words are clear at low volume.",
          ],
        },
        {
          kind: "table",
          head: ["Band", "Following", "Why"],
          rows: [
            ["Rumble", "Off", "Traffic does not sing"],
            ["Body", "On", "The weight moves with the melody"],
            ["Nasal", "Try both", "Part of it is the note, part of it the nose"],
            ["Air", "Off", "Air has no pitch"],
          ],
        },
        {
          kind: "note",
          text: "Following costs about 20 ms. In the mix your DAW makes up for that. While somebody sings through it, switch it off in all bands.",
        },
      ],
    },
    {
      anchor: "de-ess",
      title: "Then the s",
      parts: [
        {
          kind: "steps",
          items: [
            "Switch the compressor on again. Loop the line with the most s sounds, and play it twice so that Vocal De-Esser can find the band, often between 5 and 9 kHz.",
            "Press the monitor button, which plays only what is removed. Narrow the band until it sounds like a bicycle pump, with no vowels in it.",
            "Raise the reduction until the s no longer hurts. Start at 4 dB; above 8 or so, listen for a lisp.",
            "Turn up the reverb for a moment. Its tail repeats every s that you left.",
          ],
        },
        {
          kind: "text",
          text: "Still too sharp? Take back 1 dB of air before you add 4 dB of reduction. It is the same complaint, answered at the door.",
        },
      ],
    },
  ],
  seo: {
    title: "EQ a muddy voice and de-ess it",
    description:
      "How to set the four bands of Vocal EQ, which of them should follow the note, and how to de-ess what the air brings up.",
  },
};
