import type { SeedManualChapter } from "../../../seed-reading.ts";

export const bedroomToMix: SeedManualChapter = {
  slug: "bedroom-to-mix",
  title: "From the bedroom to the mix",
  sections: [
    {
      anchor: "clean",
      title: "Clean",
      parts: [
        {
          kind: "text",
          text: "Keep a second or two of silence before the first word; Prep learns from it. Raise Noise until the pauses are quiet, then go back until word endings are whole. Take about half of the Room. Set Level last.",
        },
      ],
    },
    {
      anchor: "shape",
      title: "Shape",
      parts: [
        {
          kind: "text",
          text: "Solo Rumble: footsteps may go, voice may not. Raise Nasal a lot, move it to where the voice has a cold, and cut there by less than half of what you raised. Air comes last, because it brings the s along.",
        },
      ],
    },
    {
      anchor: "hold",
      title: "Hold together",
      parts: [
        {
          kind: "text",
          text: "Pull Threshold down until it sounds wrong, then back until you only notice it when it is off. In the history something should hang from above on loud words, 3 to 6 dB, and nothing on quiet ones.",
        },
      ],
    },
    {
      anchor: "soften",
      title: "Soften and place",
      parts: [
        {
          kind: "steps",
          items: [
            "De-esser: press Monitor. It should sound like a bicycle pump. If you hear vowels, narrow the band.",
            "Reverb: pre-delay 20 to 40 ms, so that the words stay in front.",
            "Let the tail nearly end before the next line begins.",
            "Listen on a phone. If words are lost, raise Ducking before you lower the reverb.",
          ],
        },
      ],
    },
  ],
};
