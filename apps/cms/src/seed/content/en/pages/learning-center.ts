import type { SeedPage } from "../../seed-content.ts";

export const learningCenter: SeedPage = {
  title: "Learning Center",
  seo: {
    title: "Learning Center",
    description:
      "Short lessons about tuning and mixing a voice: choosing a retune speed, finding the key, ordering the vocal chain, recording a take worth keeping.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Learn it in a coffee break",
      text: "Short lessons that you can follow with any voice. Choose what you want to learn; the basics stand below.",
    },
    {
      block: "featureRows",
      headline: "Choose a retune speed",
      rows: [
        {
          title: "0 to 10 ms: the effect",
          text: "The line becomes a staircase and every slide jumps. Choose this when it should be heard.",
        },
        {
          title: "10 to 40 ms: polished",
          text: "Notes lock quickly, starts of notes stay soft. Much of modern pop lives here, and people who know will know.",
        },
        {
          title: "40 to 120 ms: natural",
          text: "Scoops and vibrato survive, long notes end up where they should. A good place to begin with a good singer.",
        },
        {
          title: "Above 120 ms: a hand on the shoulder",
          text: "Short notes pass before the correction arrives; only the long ones are helped. If that is too little, mend single notes in graph mode instead of going faster for all.",
        },
        {
          title: "Try it now",
          text: "The knob on our front page is real. Turn it from one end to the other while the phrase plays, and watch how many cents are left.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Find the key of a song",
      rows: [
        {
          title: "Find home",
          text: "Play the last chord of the chorus and hum the note on which you could stop. That note is usually the name of the key.",
        },
        {
          title: "Happy or not",
          text: "From home, sing up three steps of the scale. If the third one is bright, the key is major; if it is dark, minor. On a piano: four semitones up, or three.",
        },
        {
          title: "Mind the twins",
          text: "A minor and C major have the same notes. For tuning it makes no difference which of the two you set; for a harmony part it can.",
        },
        {
          title: "When in doubt, listen for wrong",
          text: "Set a fast retune speed and a key. A wrong key gives itself away within two lines: one note will jump to where nobody wanted it.",
        },
        {
          title: "Not chromatic",
          text: "Chromatic allows all twelve notes, so a note that is half a step off is moved to exactly the wrong place. Use it when a song changes key, not when you do not know it.",
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
          text: "Pitch tracking wants one dry voice. After a reverb or a doubler it hears several.",
        },
        {
          title: "EQ, then compressor",
          text: "Cut what you do not want before you press the rest together. A little EQ after it, for shine, is allowed.",
        },
        {
          title: "De-ess",
          text: "After the compressor, which likes to lift the s sounds.",
        },
        {
          title: "Effects, then space",
          text: "Doubling, saturation and the strange things here. Reverb and delay last, best on a send, so that you can turn the room without touching the voice.",
        },
      ],
    },
    {
      block: "prose",
      headline: "A take worth keeping",
      sections: [
        {
          title: "The room",
          text: "Hang something soft behind you, not behind the microphone: it is your voice on the wall behind you that comes back. A wardrobe full of coats beats most foam.",
        },
        {
          title: "The distance",
          text: "A hand’s width from the microphone, slightly to the side, with a pop filter between. Closer makes the voice bigger and every movement louder.",
        },
        {
          title: "The level",
          text: "Sing the loudest line and set the gain so that it stays well below the red, with 10 to 12 dB to spare. Noise can be reduced; clipping stays.",
        },
        {
          title: "The headphones",
          text: "Turn the music down until you hear yourself. Singers who cannot hear themselves go sharp, and no plug-in is as good as one ear uncovered.",
        },
        {
          title: "The order of takes",
          text: "Three takes from beginning to end, then a pause, then only the lines that are missing. The second take is often the one; the ninth rarely is.",
        },
      ],
    },
  ],
};
