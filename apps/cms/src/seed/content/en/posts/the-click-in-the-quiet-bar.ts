import type { SeedPost } from "../../seed-reading.ts";

export const theClickInTheQuietBar: SeedPost = {
  title: "The click in the quiet bar",
  summary:
    "Headphone bleed is small until the compressor finds it. How to keep the music out of the vocal mic, and what you can still do once it’s in there.",
  writtenBy: "Otto Bypass",
  writtenOn: "2026-06-09",
  topic: "studio",
  products: ["vocal-prep", "vocal-compressor", "auto-tune-pro"],
  seo: {
    title: "Headphone bleed: keep it out, get it out",
    description:
      "Why headphone bleed grows in the mix, how to keep click and music out of a vocal take, and what to do when they’re already in it.",
  },
  sections: [
    {
      anchor: "why-it-grows",
      title: "Why it grows",
      parts: [
        {
          kind: "text",
          text: "On recording day, no one hears it. The music in the singer’s headphones leaks into the mic 40 or 50 dB below the voice, and the song is louder than that anyway.\n\nThen the mix starts. A compressor takes 10 dB off the loud words, and you turn the output up 10 dB to make up for it. Everything that was below the threshold is now 10 dB louder, bleed included. Add some air with an EQ, and the hi-hat in the pauses gets that, too. Then someone asks for a last verse with just voice and piano, and there it is: a click, in the quiet bar.",
        },
        {
          kind: "figure",
          value: "+10 dB",
          label: "is what the compressor adds to everything below the threshold, the leak included",
        },
      ],
    },
    {
      anchor: "keep-it-out",
      title: "Keep it out",
      parts: [
        {
          kind: "list",
          items: [
            "Closed-back headphones. Open-back ones are made to let sound through, and they do.",
            "Less level. Turn the music down, not the voice up. Every dB in the headphones is a dB in the mic.",
            "One ear off is fine, with the free cup flat against the head or turned off. A cup hanging in the air is a small speaker.",
            "A dull click. Swap the beep for a low, soft knock and filter it above 2 kHz. The top end of any bleed is what people notice first.",
            "No click at the end. Automate it to stop before the last note rings out.",
            "No guide melody. A leaked synth playing the tune is exactly what a pitch tracker can mistake for a singer.",
          ],
        },
        {
          kind: "note",
          text: "Test it before the singer arrives. Put the headphones on something head-shaped in front of the mic, play the song at singing level and record ten seconds. A pillow will do. It complains less than a drummer.",
        },
      ],
    },
    {
      anchor: "get-it-out",
      title: "Get it out",
      parts: [
        {
          kind: "text",
          text: "If it’s already in there, go from simple to clever and stop as soon as it’s good enough.",
        },
        {
          kind: "steps",
          items: [
            "Cut the pauses. Short fades before and after each phrase remove most of what anyone would notice. Keep one copy of the take uncut.",
            "Keep the breaths. A pause cut to nothing is more obvious than the bleed was.",
            "Sing just the exposed lines again, without a click, with the piano in one ear.",
            "If the singer is still there: same spot, same headphones, same level, and record the song once more with no singing. Flip the polarity of that track and add it in. If nothing has moved, the lows and mids drop clearly. The top end hardly does.",
          ],
        },
      ],
    },
    {
      anchor: "what-tools-do",
      title: "What plug-ins can and can’t do",
      parts: [
        {
          kind: "picture",
          product: "vocal-compressor",
          caption: "Vocal Compressor: the gain it takes away hangs from the top.",
        },
        {
          kind: "table",
          head: ["Plug-in", "On bleed"],
          rows: [
            ["Vocal Prep, noise", "Learns steady noise. A fan, yes. A song, no."],
            ["Vocal Prep, clicks", "Made for lips and cables. A metronome isn’t either one."],
            ["Vocal Compressor", "Lifts bleed along with the quiet words. Use less of it."],
            ["AutoTune Pro", "Follows what’s loudest. In pauses it can try to tune the bleed."],
          ],
        },
        {
          kind: "text",
          text: "So there’s no plug-in for this, and we make plug-ins. Turn the headphones down.",
        },
      ],
    },
  ],
};
