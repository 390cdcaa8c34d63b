import type { SeedManualChapter } from "../../../seed-reading.ts";

export const bedroomToMix: SeedManualChapter = {
  slug: "bedroom-to-mix",
  title: "From bedroom take to finished vocal",
  sections: [
    {
      anchor: "clean",
      title: "Clean",
      parts: [
        {
          kind: "text",
          text: "Leave a second or two of silence before the first word so Prep can learn the noise. Raise Noise until the pauses are quiet, then lower it until word endings are intact. Remove about half of the room with Room. Set Level last.",
        },
      ],
    },
    {
      anchor: "shape",
      title: "Shape",
      parts: [
        {
          kind: "text",
          text: "Solo Rumble: you should hear footsteps, but not the voice. Raise Nasal a lot and move it to where the voice sounds most nasal. Then cut there by less than half the amount you raised it. Set Air last, because it brings up sibilance.",
        },
      ],
    },
    {
      anchor: "hold",
      title: "Control the dynamics",
      parts: [
        {
          kind: "text",
          text: "Lower Threshold until the vocal sounds wrong, then raise it until you only notice the compression when you bypass it. The history should show 3 to 6 dB of gain reduction on loud words and none on quiet ones.",
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
            "In the De-Esser, click Monitor. You should hear only short bursts of hiss. If you hear vowels, narrow the band.",
            "In the Reverb, set Pre-delay to 20 to 40 ms so the words stay in front.",
            "Set Decay so the tail has almost faded when the next line begins.",
            "Listen on a phone. If words get lost, raise Ducking before you turn the reverb down.",
          ],
        },
      ],
    },
  ],
};
