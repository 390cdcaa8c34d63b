import type { SeedPost } from "../../seed-reading.ts";

export const theClickInTheQuietBar: SeedPost = {
  title: "The click in the quiet bar",
  summary:
    "Headphone bleed is small until the compressor finds it. How to keep the music out of the vocal microphone, and what can still be done when it is in.",
  writtenBy: "Otto Bypass, a pen name",
  writtenOn: "2026-06-09",
  topic: "studio",
  products: ["vocal-prep", "vocal-compressor", "auto-tune-pro"],
  seo: {
    title: "Headphone bleed: keep it out, get it out",
    description:
      "Why headphone bleed grows in the mix, how to keep click and music out of a vocal take, and what to do when they are already in it.",
  },
  sections: [
    {
      anchor: "why-it-grows",
      title: "Why it grows",
      parts: [
        {
          kind: "text",
          text: "On the day of recording, nobody hears it. The music in the singer’s headphones leaks into the microphone 40 or 50 dB below the voice, and the song is louder than that anyway.\n\nThen the mix begins. A compressor takes 10 dB off the loud words, and you turn the output up by 10 dB to make up for it. Everything that was below the threshold is now 10 dB louder, the leak included. Add some air with an EQ, and the hi-hat in the pauses gets that as well. Then somebody asks for a last verse with only voice and piano, and there it is: a click, in the quiet bar.",
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
            "Closed headphones. Open ones are made to let sound through, and they do.",
            "Less level. Turn the music down, not the voice up. Every dB on the headphones is a dB in the microphone.",
            "One ear off is fine, with the free cup flat against the head or switched off. A cup hanging in the air is a small loudspeaker.",
            "A dull click. Replace the beep by a low, soft knock, and filter it above 2 kHz. Of any leak, the top is what people notice first.",
            "No click at the end. Automate it to stop before the last note rings out.",
            "No guide melody. A leaked synth that plays the tune is just what a pitch tracker can mistake for a singer.",
          ],
        },
        {
          kind: "note",
          text: "Test it before the singer arrives. Put the headphones on something head-shaped in front of the microphone, play the song at singing level, and record ten seconds. A cushion will do. It complains less than a drummer.",
        },
      ],
    },
    {
      anchor: "get-it-out",
      title: "Get it out",
      parts: [
        {
          kind: "text",
          text: "When it is in, go from simple to clever, and stop as soon as it is good enough.",
        },
        {
          kind: "steps",
          items: [
            "Cut the pauses. Short fades before and after each phrase remove most of what anybody would notice. Keep one copy of the take uncut.",
            "Keep the breaths. A pause that is cut to nothing is more obvious than the leak was.",
            "Sing only the bare lines again, without a click, with the piano in one ear.",
            "If the singer is still there: same place, same headphones, same level, and record the song once more in silence. Flip the polarity of that track and add it. When nothing has moved, low and middle tones drop clearly; the top hardly does.",
          ],
        },
      ],
    },
    {
      anchor: "what-tools-do",
      title: "What tools do and do not do",
      parts: [
        {
          kind: "table",
          head: ["Tool", "On bleed"],
          rows: [
            ["Vocal Prep, noise", "Learns steady noise. A fan yes, a song no."],
            ["Vocal Prep, clicks", "Made for lips and cables. A metronome is not one of those."],
            ["Vocal Compressor", "Lifts bleed along with the quiet words. Use less of it."],
            ["AutoTune Pro", "Follows what is loudest. In pauses it may try to tune the leak."],
          ],
        },
        {
          kind: "text",
          text: "So there is no plug-in for this, and we make plug-ins. Turn the headphones down.",
        },
      ],
    },
  ],
};
