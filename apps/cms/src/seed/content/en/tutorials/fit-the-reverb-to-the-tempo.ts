import type { SeedTutorial } from "../../seed-reading.ts";

export const fitTheReverbToTheTempo: SeedTutorial = {
  title: "Fit the reverb to the tempo",
  summary:
    "A room that rings into the next line makes mud, however good it is. You take pre-delay and decay of Vocal Reverb from the song and let ducking guard the words.",
  level: "intermediate",
  topic: "mixing",
  minutes: 12,
  products: ["vocal-reverb"],
  outcome:
    "You can choose pre-delay and decay from the tempo, set up one room on a send for several voices, and keep the text clear with ducking.",
  sections: [
    {
      anchor: "numbers",
      title: "Two numbers from the song",
      parts: [
        {
          kind: "text",
          text: "A quarter note lasts 60,000 divided by the tempo, in milliseconds. A sixteenth part of it is a good first pre-delay. Two quarters are a good first decay, when the lines follow each other closely.",
        },
        {
          kind: "table",
          head: ["Tempo", "Quarter note", "Pre-delay to try", "Decay to try"],
          rows: [
            ["75 bpm", "800 ms", "50 ms", "1.6 s"],
            ["90 bpm", "667 ms", "42 ms", "1.3 s"],
            ["120 bpm", "500 ms", "31 ms", "1.0 s"],
            ["150 bpm", "400 ms", "25 ms", "0.8 s"],
          ],
        },
        {
          kind: "text",
          text: "These are places to begin, not laws. A slow song with long gaps can take three times the decay. Above 40 ms, check that the pre-delay has not become an echo.",
        },
      ],
    },
    {
      anchor: "set-it",
      title: "Set it on a send",
      parts: [
        {
          kind: "steps",
          items: [
            "Put Vocal Reverb on a return track, turn dry off, and send the lead to it.",
            "Play a verse and let it suggest size and decay. Compare with the table. If they disagree, believe the one that sounds better.",
            "Set the pre-delay, in milliseconds or in time with your DAW.",
            "Loop the shortest gap between two lines. Shorten the decay until the tail is nearly gone when the second line begins.",
            "Cut the low end of the room until the bass of the song is clear again.",
            "Raise ducking until you understand every word. The tail steps back while somebody sings and comes up in the gaps.",
          ],
        },
        {
          kind: "note",
          text: "As an insert on a single voice, use distance instead of a mix of wet and dry. It changes early reflections, tone and tail together, as if the singer took a step back.",
        },
      ],
    },
    {
      anchor: "several-voices",
      title: "Several voices, one room",
      parts: [
        {
          kind: "text",
          text: "Send the backing voices to the same room, 4 to 6 dB more than the lead. Now they stand behind it in the same place. A second reverb would put them next door.",
        },
      ],
    },
    {
      anchor: "check",
      title: "Check",
      parts: [
        {
          kind: "list",
          items: [
            "In mono, quietly, on a phone: are the words still there?",
            "With the return muted: does the voice sound smaller, or only drier? Drier is right.",
            "Turned down by 2 dB: do you miss anything? If not, leave it there.",
          ],
        },
      ],
    },
  ],
  seo: {
    title: "Fit the vocal reverb to the tempo",
    description:
      "Pre-delay and decay from the tempo, one room on a send for several voices, and ducking that keeps the words clear.",
  },
};
