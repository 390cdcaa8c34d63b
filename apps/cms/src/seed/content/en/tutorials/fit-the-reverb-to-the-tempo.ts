import type { SeedTutorial } from "../../seed-reading.ts";

export const fitTheReverbToTheTempo: SeedTutorial = {
  title: "Fit the reverb to the tempo",
  summary:
    "A room that rings into the next line makes mud, however good it sounds. Take Pre-delay and Decay from the song, and let Ducking protect the words.",
  level: "intermediate",
  topic: "mixing",
  minutes: 12,
  products: ["vocal-reverb"],
  outcome:
    "You can choose Pre-delay and Decay from the tempo, set up one room on a send for several voices and keep the lyrics clear with Ducking.",
  sections: [
    {
      anchor: "numbers",
      title: "Two numbers from the song",
      parts: [
        {
          kind: "text",
          text: "To get the length of a quarter note in milliseconds, divide 60,000 by the tempo. One sixteenth of that is a good first Pre-delay. Two quarter notes are a good first Decay if the lines follow each other closely.",
        },
        {
          kind: "table",
          head: ["Tempo", "Quarter note", "Pre-delay to try", "Decay to try"],
          rows: [
            ["75 BPM", "800 ms", "50 ms", "1.6 s"],
            ["90 BPM", "667 ms", "42 ms", "1.3 s"],
            ["120 BPM", "500 ms", "31 ms", "1.0 s"],
            ["150 BPM", "400 ms", "25 ms", "0.8 s"],
          ],
        },
        {
          kind: "figure",
          value: "31 ms",
          label: "a good first Pre-delay at 120 BPM: a sixteenth of the quarter note",
        },
        {
          kind: "text",
          text: "These are places to start, not laws. A slow song with long gaps can take three times the Decay. Above 40 ms, make sure the Pre-delay hasn’t turned into an echo.",
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
            "Put Vocal Reverb on a return track, turn Dry off and send the lead to it.",
            "Play a verse and let it suggest size and Decay. Compare with the table. If they disagree, trust the one that sounds better.",
            "Set Pre-delay, either in milliseconds or synced to your DAW.",
            "Loop the shortest gap between two lines. Shorten Decay until the tail is almost gone when the second line begins.",
            "With an EQ after the reverb, cut the lows until the bass is clear again.",
            "Raise Ducking until you understand every word. The tail steps back during the lines and comes up in the gaps.",
          ],
        },
        {
          kind: "picture",
          product: "vocal-reverb",
          caption: "Vocal Reverb: the singer in the hall, and how long it rings.",
        },
        {
          kind: "note",
          text: "Using it as an insert on a single voice? Use Distance instead of a wet/dry mix. It changes early reflections, tone and tail together, as if the singer took a step back.",
        },
      ],
    },
    {
      anchor: "several-voices",
      title: "Several voices, one room",
      parts: [
        {
          kind: "text",
          text: "Send the backing vocals to the same room, 4 to 6 dB more than the lead. Now they’re standing behind the lead in the same place. A second reverb would put them next door.",
        },
      ],
    },
    {
      anchor: "check",
      title: "Check it",
      parts: [
        {
          kind: "list",
          items: [
            "In mono, quietly, on a phone: are the words still there?",
            "With the return muted: does the vocal sound smaller, or just drier? Drier is right.",
            "Turned down by 2 dB: do you miss anything? If not, leave it there.",
          ],
        },
      ],
    },
  ],
  seo: {
    title: "Fit your vocal reverb to the tempo",
    description:
      "Pre-delay and Decay from the tempo, one room on a send for several voices, and Ducking that keeps the words clear.",
  },
};
