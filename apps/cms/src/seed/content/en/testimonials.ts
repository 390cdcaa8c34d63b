import type { SeedTestimonial } from "../seed-content.ts";

export const testimonials: Record<string, SeedTestimonial> = {
  "nila-portamento": {
    quote:
      "I sang the verse at two in the morning, and it sounded like it. Ten minutes later it sounded like I meant it.",
    author: "Nila Portamento",
    credits: "Singer, invented for this page",
  },
  "osric-halfstep": {
    quote:
      "I turn the speed up until it is wrong, then back a little. Nobody has ever asked me what I did.",
    author: "Osric Halfstep",
    credits: "Producer, invented for this page",
  },
  "ines-semicorchea": {
    quote: "Five windows, one voice, and I have stopped reading about compressors.",
    author: "Inés Semicorchea",
    credits: "Songwriter, invented for this page",
  },
  "juno-wetmix": {
    quote:
      "On stage there is no second take. The delay is so short that my singer forgot about it.",
    author: "Juno Wetmix",
    credits: "Live engineer, invented for this page",
  },
  "haru-otonari": {
    quote: "I hum a line and Harmony Engine sings the others. My band is me, and me, and me.",
    author: "Haru Otonari",
    credits: "Bedroom artist, invented for this page",
  },
  "tobias-vorhall": {
    quote: "Our alto section has two people. On the record it fills a hall.",
    author: "Tobias Vorhall",
    credits: "Choir director, invented for this page",
  },
};
