import type { SeedTutorial } from "../../seed-reading.ts";

export const recordACleanTakeAtHome: SeedTutorial = {
  title: "Record a clean take at home",
  summary:
    "A bedroom, a microphone and a fridge with opinions. You record so that Vocal Prep has little to do, and then let it do that.",
  level: "beginner",
  topic: "recording",
  minutes: 15,
  products: ["vocal-prep"],
  outcome:
    "You can record a voice at home with enough headroom and silence, and clean it with the four amounts of Vocal Prep without hurting the words.",
  sections: [
    {
      anchor: "the-room",
      title: "Ten minutes with the room",
      parts: [
        {
          kind: "text",
          text: "What you keep out of the microphone needs no plug-in. Switch off the fan. Close the window. Put the laptop as far away as the cable allows.",
        },
        {
          kind: "list",
          items: [
            "Hang a blanket or coats behind you. Your voice comes back from the wall behind your head.",
            "Stand a hand’s width from the microphone, slightly to the side, with a pop filter between.",
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
            "Sing the loudest line as loud as it will be, not as loud as you think.",
            "Set the gain of the interface so that its peaks reach about -12 dB. Record in 24 bit, and the quiet lines are safe too.",
            "Leave everything off the track while you record. Vocal Prep takes about 45 ms, so it does not belong on your headphones.",
            "Press record and stand still for three seconds. Prep learns the noise from there.",
            "Sing the song from beginning to end, three times.",
          ],
        },
        {
          kind: "note",
          text: "Clipping stays. If the red light came on during the best line, sing that line again now, while you still have the voice.",
        },
      ],
    },
    {
      anchor: "clean-it",
      title: "Clean it with Prep",
      parts: [
        {
          kind: "steps",
          items: [
            "Put Vocal Prep first on the track and play ten seconds that hold words and pauses.",
            "Turn room, clicks and level to zero. Raise noise until the pauses are quiet, then go back until the ends of words are whole again.",
            "Raise room while you listen to one short, loud word. Take off half of what rings after it.",
            "Raise clicks and watch the count. If it counts your t sounds, go back.",
            "Raise level until you understand each line without touching the fader.",
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
          text: "Listen on headphones to the last word of each line. That is where too much noise reduction shows: the word ends in a hole. A little hiss under a song hurts nobody. A voice that switches itself off does.",
        },
      ],
    },
  ],
  seo: {
    title: "Record a clean vocal take at home",
    description:
      "Room, distance, level and silence for a home recording, and how to set the four amounts of Vocal Prep afterwards.",
  },
};
