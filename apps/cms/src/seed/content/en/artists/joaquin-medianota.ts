import type { SeedArtist } from "../../seed-reading.ts";

export const joaquinMedianota: SeedArtist = {
  name: "Joaquín Medianota",
  role: "Producer, reggaeton and trap",
  quote:
    "People say the plug-in does it. Then they sing straight notes into it and nothing happens.",
  summary:
    "Joaquín is 31, works in Spanish and records neighbors who come by after their shift. He likes the stairs loud, and spends most of the night teaching people how to climb them.",
  products: ["auto-tune-efx-plus", "auto-key", "stutter"],
  sections: [
    {
      anchor: "an-evening",
      title: "A night at his place",
      parts: [
        {
          kind: "text",
          text: "There are two chairs, one mic and a kitchen clock he takes off the wall before each take. It spends the session in the shower, wrapped in a towel.",
        },
        {
          kind: "text",
          text: "Beats arrive without a key, so AutoKey hears them first, with the drums muted. He checks it by humming. If the confidence is low, he asks the person who made the beat, which is often quicker than being clever.",
        },
      ],
    },
    {
      anchor: "his-settings",
      title: "What he does with EFX+",
      parts: [
        {
          kind: "list",
          items: [
            "Minor scale with one or two notes taken out, so the steps get wider.",
            "The field near Human while they sing, then automated to Robot for the ends of lines.",
            "One pad for the second voice, held for one word at a time.",
            "Stutter on one syllable in the whole song. Two is a habit.",
          ],
        },
        {
          kind: "picture",
          product: "auto-tune-efx-plus",
          caption: "AutoTune EFX+: Human while they sing, Robot for the ends of lines.",
        },
        {
          kind: "text",
          text: "Before recording, he has everyone glide slowly between two notes for a minute with the effect on. After that, they’re playing it, and all he has to do is record.",
        },
      ],
    },
    {
      anchor: "try-this-first",
      title: "Try this first",
      parts: [
        {
          kind: "text",
          text: "Set the key, put the point on Robot and glide between two notes for a minute, as slowly as you can. Then take one note out of the scale and do it again. When you can hear the steps coming, hit record. And put the clock in the shower.",
        },
      ],
    },
  ],
  seo: {
    title: "Joaquín Medianota, reggaeton and trap producer",
    description:
      "A reggaeton and trap producer’s setup: AutoKey on the beat, AutoTune EFX+ on the voice and Stutter on one syllable.",
  },
};
