import type { SeedTestimonial } from "../../seed-content.ts";

export const testimonials: Record<string, SeedTestimonial> = {
  "nila-portamento": {
    quote:
      "J’ai chanté le couplet à deux heures du matin, et ça s’entendait. Dix minutes plus tard, c’était exactement ce que je voulais dire.",
    author: "Nila Portamento",
    credits: "Chanteuse, inventée pour cette page",
  },
  "osric-halfstep": {
    quote:
      "J’accélère la correction jusqu’à ce que ce soit trop, puis je reviens un peu. Personne ne m’a jamais demandé ce que j’avais fait.",
    author: "Osric Halfstep",
    credits: "Producteur, inventé pour cette page",
  },
  "ines-semicorchea": {
    quote: "Cinq fenêtres, une voix, et j’ai arrêté de lire des articles sur les compresseurs.",
    author: "Inés Semicorchea",
    credits: "Autrice-compositrice, inventée pour cette page",
  },
  "juno-wetmix": {
    quote:
      "Sur scène, pas de deuxième prise. La latence est si courte que mon chanteur l’a oubliée.",
    author: "Juno Wetmix",
    credits: "Ingénieure du son live, inventée pour cette page",
  },
  "haru-otonari": {
    quote:
      "Je fredonne une ligne, Harmony Engine chante les autres. Mon groupe, c’est moi, moi et moi.",
    author: "Haru Otonari",
    credits: "Artiste à domicile, inventé pour cette page",
  },
  "tobias-vorhall": {
    quote: "Nos altos sont deux. Sur le disque, ils remplissent une salle.",
    author: "Tobias Vorhall",
    credits: "Chef de chœur, inventé pour cette page",
  },
};
