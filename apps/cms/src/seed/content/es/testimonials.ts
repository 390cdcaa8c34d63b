import type { SeedTestimonial } from "../../seed-content.ts";

export const testimonials: Record<string, SeedTestimonial> = {
  "nila-portamento": {
    quote:
      "Canté la estrofa a las dos de la mañana, y se notaba. Diez minutos después sonaba como yo la sentía.",
    author: "Nila Portamento",
    credits: "Cantante, inventada para esta página",
  },
  "osric-halfstep": {
    quote:
      "Subo la velocidad hasta que está mal y luego retrocedo un poco. Nadie me ha preguntado nunca qué hice.",
    author: "Osric Halfstep",
    credits: "Productor, inventado para esta página",
  },
  "ines-semicorchea": {
    quote: "Cinco ventanas, una voz, y he dejado de leer sobre compresores.",
    author: "Inés Semicorchea",
    credits: "Compositora, inventada para esta página",
  },
  "juno-wetmix": {
    quote:
      "En el escenario no hay segunda toma. La latencia es tan corta que mi cantante se olvidó de ella.",
    author: "Juno Wetmix",
    credits: "Técnica de directo, inventada para esta página",
  },
  "haru-otonari": {
    quote: "Tarareo una línea y Harmony Engine canta las demás. Mi banda soy yo, y yo, y yo.",
    author: "Haru Otonari",
    credits: "Artista de dormitorio, inventado para esta página",
  },
  "tobias-vorhall": {
    quote: "Nuestra cuerda de contraltos son dos personas. En el disco llenan una sala.",
    author: "Tobias Vorhall",
    credits: "Director de coro, inventado para esta página",
  },
};
