import type { SeedPost } from "../../seed-reading.ts";

export const aBoothInTheWardrobe: SeedPost = {
  title: "A vocal booth in your closet",
  summary:
    "You don’t need a booth. You need fewer reflections and less noise, and those are two different jobs. What soft things can do, what they can’t and where to stand.",
  writtenBy: "Otto Bypass",
  writtenOn: "2026-03-03",
  topic: "studio",
  products: ["vocal-prep"],
  seo: {
    title: "Build a vocal booth from coats and comforters",
    description:
      "Where to stand, what to hang and how thick it has to be: a home vocal booth made of coats and comforters, with the physics in plain numbers.",
  },
  sections: [
    {
      anchor: "two-jobs",
      title: "Two jobs, one word",
      parts: [
        {
          kind: "text",
          text: "When people say “soundproof,” they mean one of two things. The first is keeping noise out: neighbors, traffic, the dog. That takes mass and sealed gaps, which means construction. The second is keeping your own voice from bouncing back off the walls. That takes something soft and thick, which means laundry.\n\nA comforter does the second job and almost none of the first. So record when the street is quiet, and put your effort into reflections.",
        },
      ],
    },
    {
      anchor: "why-boxy",
      title: "Why a room sounds boxy",
      parts: [
        {
          kind: "text",
          text: "Sound travels one meter in about 2.9 ms. If a hard wall sends your voice back over a path one meter longer, the reflection arrives 2.9 ms late. You don’t hear an echo. You hear notches: the first at about 170 Hz, then one every 340 Hz or so, all the way up. That’s the boxy sound, and EQ can’t fix it, because the notches move every time you do.",
        },
        {
          kind: "note",
          text: "Small rooms aren’t better than big ones. An empty closet with bare plaster is a box, and it sounds like one. A closet full of clothes is a booth.",
        },
      ],
    },
    {
      anchor: "how-thick",
      title: "How thick is thick enough",
      parts: [
        {
          kind: "text",
          text: "A soft layer on a wall works well down to the frequency where its thickness is a quarter of the wavelength. Below that, it fades out. Leave an air gap behind it and it works as if it were thicker.",
        },
        {
          kind: "table",
          head: ["Depth, including the air gap", "Works well above about"],
          rows: [
            ["2.5 cm, thin foam", "3.4 kHz"],
            ["5 cm, a folded comforter", "1.7 kHz"],
            ["10 cm, the comforter 5 cm off the wall", "860 Hz"],
            ["50 cm, a closet full of coats", "170 Hz"],
          ],
        },
        {
          kind: "figure",
          value: "50 cm",
          label: "of coats in a closet soak up a voice down to about 170 Hz",
        },
        {
          kind: "text",
          text: "That’s why thin foam makes a room dull but not dry. It takes the top end and leaves the box.",
        },
      ],
    },
    {
      anchor: "set-it-up",
      title: "Set it up",
      parts: [
        {
          kind: "steps",
          items: [
            "Open the closet. Stand with your back to the coats and the mic in front of you, its back to the room. A cardioid mic hears you and whatever is behind you, so make that wool.",
            "Stay away from the exact center of the room, and from the corners.",
            "Hang a second comforter on the side where the nearest hard wall or window is.",
            "Put a rug or a pillow on the floor, and watch the desk. It’s a mirror for sound.",
            "Clap once. If you hear a ring, turn until you know which two walls are making it, and cover one of them.",
            "Record ten seconds of nothing and turn it up. Now you’ve met your fridge, too.",
          ],
        },
      ],
    },
    {
      anchor: "what-is-left",
      title: "Clean up what’s left",
      parts: [
        {
          kind: "text",
          text: "Vocal Prep can turn down the room and the steady noise that’s left. Give it a second or two of silence before the first word so it can learn the noise, then take off about half of the room. The less it has to do, the better it sounds. Half an hour with comforters beats the last 20 percent of any knob.\n\nAnd sing from a hand’s width away. Every time you double the distance, you lose about 6 dB of voice and none of the room.",
        },
        {
          kind: "picture",
          product: "vocal-prep",
          caption: "Vocal Prep: the take before and after, with noise, room and clicks below.",
        },
      ],
    },
  ],
};
