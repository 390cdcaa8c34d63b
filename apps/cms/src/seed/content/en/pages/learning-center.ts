import type { SeedPage } from "../../seed-content.ts";

export const learningCenter: SeedPage = {
  title: "Learning Center",
  seo: {
    title: "Learning Center",
    description:
      "Short lessons on tuning and mixing vocals: choose a Retune Speed, find the key, order the vocal chain, record a take worth keeping.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Short lessons, better takes",
      text: "Follow along with any voice. Choose what you want to learn, or start with the basics below.",
    },
    {
      block: "featureRows",
      headline: "Choose a Retune Speed",
      rows: [
        {
          title: "0 to 10 ms: the effect",
          text: "The line turns into a staircase and every slide jumps. Choose this when people should hear it.",
        },
        {
          title: "10 to 40 ms: polished",
          text: "Notes lock in fast, but their starts stay soft. Much of modern pop lives here, and trained ears can tell.",
        },
        {
          title: "40 to 120 ms: natural",
          text: "Scoops and vibrato survive, long notes land where they should. A good place to start with a good singer.",
        },
        {
          title: "Above 120 ms: a hand on the shoulder",
          text: "Short notes are over before the correction kicks in, so it only helps the long ones. If that’s not enough, fix single notes in Graph mode instead of speeding everything up.",
        },
        {
          title: "Try it now",
          text: "Use the knob on our home page. Turn it from one end to the other while the phrase plays and watch how many cents are left.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Find the key of a song",
      rows: [
        {
          title: "Find home",
          text: "Play the last chord of the chorus and hum the note where the song could end. That note usually names the key.",
        },
        {
          title: "Happy or not",
          text: "From home, sing the first three notes of the scale. If the third one sounds bright, the key is major. If it sounds dark, it’s minor. On a piano, it’s four half steps up in major, three in minor.",
        },
        {
          title: "Watch for twins",
          text: "A minor and C major share the same notes. For tuning, it doesn’t matter which one you set. For a harmony part, it can.",
        },
        {
          title: "When in doubt, listen for the wrong note",
          text: "Set a key and a fast Retune Speed. A wrong key gives itself away within two lines: one note will jump to the wrong place.",
        },
        {
          title: "Not chromatic",
          text: "Chromatic allows all twelve notes, so a note that’s half a step off gets tuned to exactly the wrong one. Use it when a song changes key, not when you don’t know the key.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Put the chain in order",
      rows: [
        {
          title: "Clean",
          text: "Noise and room first, because everything after this makes quiet things louder.",
        },
        {
          title: "Tune",
          text: "Pitch tracking needs one dry voice. After a reverb or a doubler, it hears several.",
        },
        {
          title: "EQ, then compressor",
          text: "Cut what you don’t want before you compress the rest. A little EQ afterward, for shine, is fine.",
        },
        {
          title: "De-ess",
          text: "After the compressor, which tends to bring up the s sounds.",
        },
        {
          title: "Effects, then space",
          text: "Doubling, saturation and anything strange go here. Reverb and delay come last, ideally on a send, so you can adjust the room without touching the voice.",
        },
      ],
    },
    {
      block: "prose",
      headline: "A take worth keeping",
      sections: [
        {
          title: "The room",
          text: "Hang something soft behind you, not behind the microphone. It’s the wall behind you that bounces your voice back. A closet full of coats beats most foam.",
        },
        {
          title: "The distance",
          text: "A hand’s width from the microphone, slightly to the side, with a pop filter in between. Closer makes the voice bigger and every movement louder.",
        },
        {
          title: "The level",
          text: "Sing the loudest line and set the gain so it stays well below the red, with 10 to 12 dB to spare. You can reduce noise. You can’t undo clipping.",
        },
        {
          title: "The headphones",
          text: "Turn the music down until you hear yourself. Singers who can’t hear themselves go sharp, and no plug-in beats slipping one ear off.",
        },
        {
          title: "The order of takes",
          text: "Three takes from beginning to end, then a break, then only the lines you still need. The second take is often the one. The ninth rarely is.",
        },
      ],
    },
  ],
};
