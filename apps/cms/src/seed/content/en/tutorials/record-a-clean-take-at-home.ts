import type { SeedTutorial } from "../../seed-reading.ts";

export const recordACleanTakeAtHome: SeedTutorial = {
  title: "Record a clean take at home",
  summary:
    "A bedroom, a mic and a fridge with opinions. Record so Vocal Prep has little to do, then let it do that little.",
  level: "beginner",
  topic: "recording",
  minutes: 15,
  products: ["vocal-prep"],
  outcome:
    "You can record a vocal at home with enough headroom and silence, and clean it with Vocal Prep’s four amounts without hurting the words.",
  sections: [
    {
      anchor: "the-room",
      title: "Ten minutes with the room",
      parts: [
        {
          kind: "text",
          text: "What never reaches the mic doesn’t need a plug-in. Turn off the fan. Close the window. Put the laptop as far away as the cable allows.",
        },
        {
          kind: "list",
          items: [
            "Hang a blanket or coats behind you. Your voice bounces back from the wall behind your head.",
            "Stand a hand’s width from the mic, slightly to the side, with a pop filter in between.",
            "Turn the headphones down until the music no longer leaks into the pauses.",
          ],
        },
      ],
    },
    {
      anchor: "the-level",
      title: "The level, and some silence",
      parts: [
        {
          kind: "steps",
          items: [
            "Sing the loudest line as loud as it’s really going to be, not as loud as you think.",
            "Set the gain on your interface so the peaks reach about −12 dB. Record in 24-bit and the quiet lines are safe, too.",
            "Leave everything off the track while you record. Vocal Prep takes about 45 ms, so it doesn’t belong in your headphones.",
            "Hit record and stand still for three seconds. Prep learns the noise from there.",
            "Sing the song from beginning to end, three times.",
          ],
        },
        {
          kind: "figure",
          value: "−12 dB",
          label: "for the peaks of the loudest line. In 24-bit, the quiet ones are safe, too.",
        },
        {
          kind: "note",
          text: "Clipping is forever. If the red light came on during the best line, sing that line again now, while you still have the voice.",
        },
      ],
    },
    {
      anchor: "clean-it",
      title: "Clean it with Prep",
      parts: [
        {
          kind: "picture",
          product: "vocal-prep",
          caption: "Vocal Prep: the noisy take on the right, the clean one on the left.",
        },
        {
          kind: "steps",
          items: [
            "Put Vocal Prep first on the track and play ten seconds with both words and pauses.",
            "Turn Room, Clicks and Level to zero. Raise Noise until the pauses are quiet, then back off until the ends of words are whole again.",
            "Raise Room while you listen to one short, loud word. Take off half of what rings after it.",
            "Raise Clicks and watch the count. If it counts your t sounds, back off.",
            "Raise Level until you understand each line without touching the fader.",
          ],
        },
      ],
    },
    {
      anchor: "check",
      title: "Check it",
      parts: [
        {
          kind: "text",
          text: "Put on headphones and listen to the last word of each line. That’s where too much noise reduction shows: the word ends in a hole. A little hiss under a song hurts no one. A voice that cuts out does.",
        },
      ],
    },
  ],
  seo: {
    title: "Record a clean vocal take at home",
    description:
      "Room, distance, level and silence for a home recording, and how to set Vocal Prep’s four amounts afterward.",
  },
};
