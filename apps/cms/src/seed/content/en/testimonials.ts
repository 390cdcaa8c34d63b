import type { SeedTestimonial } from "../seed-content.ts";

export const testimonials: Record<string, SeedTestimonial> = {
  "nila-portamento": {
    quote:
      "I sang the verse at two in the morning, and it sounded like it. Ten minutes later it sounded like I meant it.",
    author: "Nila Portamento",
    credits: "Singer",
  },
  "osric-halfstep": {
    quote:
      "I turn the speed up until it’s wrong, then back it off a little. No one has ever asked me what I did.",
    author: "Osric Halfstep",
    credits: "Producer",
  },
  "ines-semicorchea": {
    quote: "Five plug-ins, one voice, and I’ve stopped reading about compressors.",
    author: "Inés Semicorchea",
    credits: "Songwriter",
  },
  "juno-wetmix": {
    quote: "On stage, there’s no second take. The delay is so short my singer forgot it was on.",
    author: "Juno Wetmix",
    credits: "Live engineer",
  },
  "haru-otonari": {
    quote: "I hum a line and Harmony Engine sings the others. My band is me, and me, and me.",
    author: "Haru Otonari",
    credits: "Bedroom artist",
  },
  "tobias-vorhall": {
    quote: "Our alto section has two people. On the record it fills a hall.",
    author: "Tobias Vorhall",
    credits: "Choir director",
  },
};
