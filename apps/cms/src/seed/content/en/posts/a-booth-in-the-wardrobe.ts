import type { SeedPost } from "../../seed-reading.ts";

export const aBoothInTheWardrobe: SeedPost = {
  title: "A booth in the wardrobe",
  summary:
    "You do not need a booth, you need fewer reflections and less noise, which are two different jobs. What soft things can do, what they cannot, and where to stand.",
  writtenBy: "Otto Bypass, a pen name",
  writtenOn: "2026-03-03",
  topic: "studio",
  products: ["vocal-prep"],
  seo: {
    title: "A home vocal booth from coats and blankets",
    description:
      "Where to stand, what to hang and how thick it must be: a vocal booth at home from coats and blankets, with the physics in plain numbers.",
  },
  sections: [
    {
      anchor: "two-jobs",
      title: "Two jobs, one word",
      parts: [
        {
          kind: "text",
          text: "People say soundproof and mean two things. One is keeping noise out: neighbours, traffic, the dog. That takes mass and closed gaps, which means building. The other is keeping your own voice from coming back off the walls. That takes something soft and thick, which means laundry.\n\nA blanket does the second job and hardly any of the first. So record when the street is quiet, and spend your effort on reflections.",
        },
      ],
    },
    {
      anchor: "why-boxy",
      title: "Why a room sounds boxy",
      parts: [
        {
          kind: "text",
          text: "Sound travels a metre in about 2.9 ms. If a hard wall sends your voice back over a path one metre longer, the echo is 2.9 ms late. You do not hear an echo; you hear notches. The first is at about 170 Hz, then one every 340 Hz or so, all the way up. That is the boxy sound, and an EQ cannot mend it, because each step you take moves the notches.",
        },
        {
          kind: "note",
          text: "Tiny rooms are not better than big ones. An empty closet of bare plaster is a box, and it will sound like one. A closet full of clothes is a booth.",
        },
      ],
    },
    {
      anchor: "how-thick",
      title: "How thick is thick",
      parts: [
        {
          kind: "text",
          text: "A soft layer on a wall works well down to where its thickness is a quarter of the wavelength, and fades out below. Leaving some air behind it helps as if it were thicker.",
        },
        {
          kind: "table",
          head: ["Depth, with the air behind it", "Works well above about"],
          rows: [
            ["2.5 cm, thin foam", "3.4 kHz"],
            ["5 cm, a folded duvet", "1.7 kHz"],
            ["10 cm, the duvet 5 cm off the wall", "860 Hz"],
            ["50 cm, a wardrobe of coats", "170 Hz"],
          ],
        },
        {
          kind: "text",
          text: "That is why thin foam makes a room dull but not dry: it takes the top and leaves the box.",
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
            "Open the wardrobe. Stand with your back to the coats and the microphone in front of you, its back to the room. A cardioid microphone hears you and what is behind you; that should be wool.",
            "Keep away from the exact middle of the room and from the corners.",
            "Hang a second duvet to the side where a hard wall or a window is nearest.",
            "Put a carpet or a cushion on the floor, and mind the desk: it is a mirror for sound.",
            "Clap once. If you hear a ring, turn until you know which two walls make it, and dress one of them.",
            "Record ten seconds of nothing and turn it up. Now you also know your fridge.",
          ],
        },
      ],
    },
    {
      anchor: "what-is-left",
      title: "What is left over",
      parts: [
        {
          kind: "text",
          text: "Vocal Prep can turn down the room and the steady noise that remain. Leave it a second or two of silence before the first word, so that it can learn the noise, and take off about half of the room. It works better the less it has to do. Half an hour with duvets is worth more than the last twenty on any knob.\n\nAnd sing from a hand’s width away. Every doubling of the distance costs you about 6 dB of voice and nothing of the room.",
        },
      ],
    },
  ],
};
