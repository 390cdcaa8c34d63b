import type { SeedTutorial } from "../../seed-reading.ts";

export const clearTheMudSoftenTheS: SeedTutorial = {
  title: "Clear the mud, then soften the s",
  summary:
    "A brighter vocal hisses more, and a duller one mumbles. Set Vocal EQ first and Vocal De-Esser last, and you solve both.",
  level: "intermediate",
  topic: "mixing",
  minutes: 15,
  products: ["vocal-eq", "vocal-compressor", "vocal-de-esser"],
  outcome:
    "You can shape a vocal with the four bands of Vocal EQ, decide which of them should follow the note and de-ess what the added air brings up.",
  sections: [
    {
      anchor: "why-in-this-order",
      title: "Why this order",
      parts: [
        {
          kind: "text",
          text: "EQ, then compressor, then de-esser. The EQ takes out what would only make the compressor work harder. The compressor lifts the s sounds. So the de-esser comes last and deals with all of them.",
        },
      ],
    },
    {
      anchor: "eq",
      title: "Four bands, from the bottom up",
      parts: [
        {
          kind: "picture",
          product: "vocal-eq",
          caption: "Four bands in Vocal EQ: Rumble, Body, Nasal, Air.",
        },
        {
          kind: "steps",
          items: [
            "Bypass the compressor for now. Let Vocal EQ hear a verse, and take the curve it suggests.",
            "Solo Rumble. If you hear footsteps and traffic, leave it. If you hear the voice, move it down.",
            "Turn to Body. Mud usually sits between 200 and 400 Hz. Cut 2 to 4 dB and make sure the singer hasn’t lost weight.",
            "Raise Nasal by 10 dB and sweep until the voice sounds like it has a cold, often near 1 kHz. Now cut there, by 3 or 4 dB.",
            "Raise Air last, 1 dB at a time, until the words are clear at low volume.",
          ],
        },
        {
          kind: "figure",
          value: "200 to 400 Hz",
          label: "is where mud usually sits. Cut 2 to 4 dB.",
        },
        {
          kind: "table",
          head: ["Band", "Following", "Why"],
          rows: [
            ["Rumble", "Off", "Traffic doesn’t sing"],
            ["Body", "On", "The weight moves with the melody"],
            ["Nasal", "Try both", "Part of it is the note, part of it is the nose"],
            ["Air", "Off", "Air has no pitch"],
          ],
        },
        {
          kind: "note",
          text: "Following starts out on in every band and costs about 20 ms. In the mix, your DAW makes up for that. While someone is singing through it, turn it off in all bands.",
        },
      ],
    },
    {
      anchor: "de-ess",
      title: "Then the s",
      parts: [
        {
          kind: "picture",
          product: "vocal-de-esser",
          caption: "Vocal De-Esser: every s lights up between the two lines of its band.",
        },
        {
          kind: "steps",
          items: [
            "Turn the compressor back on. Loop the line with the most s sounds and play it twice so Vocal De-Esser can find the band, often between 5 and 9 kHz.",
            "Click Monitor to hear only what’s being removed. Narrow the band until it sounds like a bicycle pump, with no vowels in it.",
            "Raise Reduction until the s no longer hurts. Start at 4 dB. Above 8 or so, listen for a lisp.",
            "Turn up the reverb for a moment. Its tail repeats every s you left in.",
          ],
        },
        {
          kind: "text",
          text: "Still too sharp? Take back 1 dB of Air before you add 4 dB of Reduction. It’s the same problem, solved at the source.",
        },
      ],
    },
  ],
  seo: {
    title: "EQ a muddy vocal and de-ess it",
    description:
      "How to set the four bands of Vocal EQ, which of them should follow the note, and how to de-ess what the air brings up.",
  },
};
