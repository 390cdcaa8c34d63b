import type { SeedTestimonial } from "../../seed-content.ts";

export const testimonials: Record<string, SeedTestimonial> = {
  "nila-portamento": {
    quote:
      "Cantei o verso às duas da manhã, e dava para ouvir. Dez minutos depois, soava como eu queria.",
    author: "Nila Portamento",
    credits: "Cantora, inventada para esta página",
  },
  "osric-halfstep": {
    quote:
      "Aumento a velocidade até ficar errado e volto um pouco. Ninguém nunca me perguntou o que eu fiz.",
    author: "Osric Halfstep",
    credits: "Produtor, inventado para esta página",
  },
  "ines-semicorchea": {
    quote: "Cinco janelas, uma voz, e parei de ler sobre compressores.",
    author: "Inés Semicorchea",
    credits: "Compositora, inventada para esta página",
  },
  "juno-wetmix": {
    quote:
      "No palco não existe segundo take. A latência é tão curta que meu cantor se esqueceu dela.",
    author: "Juno Wetmix",
    credits: "Técnica de som ao vivo, inventada para esta página",
  },
  "haru-otonari": {
    quote:
      "Eu cantarolo uma linha e o Harmony Engine canta as outras. Minha banda sou eu, eu e eu.",
    author: "Haru Otonari",
    credits: "Artista de quarto, inventado para esta página",
  },
  "tobias-vorhall": {
    quote: "Nosso naipe de contraltos tem duas pessoas. No disco, elas enchem um salão.",
    author: "Tobias Vorhall",
    credits: "Regente de coral, inventado para esta página",
  },
};
