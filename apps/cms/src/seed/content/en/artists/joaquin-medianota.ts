import type { SeedArtist } from "../../seed-reading.ts";

export const joaquinMedianota: SeedArtist = {
  name: "Joaquín Medianota",
  role: "Producer, reggaeton and trap",
  quote:
    "People say the plug-in does it. Then they sing straight notes into it and nothing happens.",
  summary:
    "Joaquín is 31, works in Spanish, and records neighbours who come by after their shift. He likes the stairs loud, and spends most of an evening teaching people how to climb them.",
  products: ["auto-tune-efx-plus", "auto-key", "stutter"],
  sections: [
    {
      anchor: "an-evening",
      title: "An evening with him",
      parts: [
        {
          kind: "text",
          text: "There are two chairs, one microphone and a fridge that he switches off at the wall before each take. The car key lies in the fridge, so that he cannot leave without switching it on again.",
        },
        {
          kind: "text",
          text: "Beats reach him without a key, so AutoKey hears them first, with the drums muted. He checks it by humming. If the confidence is low, he asks whoever made the beat, which is often quicker than being clever.",
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
            "Minor scale with one or two notes taken out, so that the steps get wider.",
            "The field near human while they sing, then automated to robot for the ends of lines.",
            "One pad for the second voice, held for a word at a time.",
            "Stutter on one syllable in the whole song. Two are a habit.",
          ],
        },
        {
          kind: "text",
          text: "Before recording he lets everybody glide slowly between two notes for a minute with the effect on. After that they play it, and he only has to record.",
        },
      ],
    },
    {
      anchor: "an-invented-sample",
      title: "An invented sample",
      parts: [
        {
          kind: "text",
          text: "Joaquín Medianota is an invented sample. No such producer exists, nor do his neighbours. The trick with the car key is worth stealing all the same.",
        },
      ],
    },
  ],
  seo: {
    title: "Joaquín Medianota, trap producer (invented sample)",
    description:
      "An invented producer of reggaeton and trap: AutoKey on the beat, AutoTune EFX+ on the voice, and Stutter on one syllable.",
  },
};
