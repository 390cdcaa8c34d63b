import type { SeedTestimonial } from "../../seed-content.ts";

export const testimonials: Record<string, SeedTestimonial> = {
  "nila-portamento": {
    quote:
      "Ho cantato la strofa alle due di notte, e si sentiva. Dieci minuti dopo suonava come la volevo io.",
    author: "Nila Portamento",
    credits: "Cantante, inventata per questa pagina",
  },
  "osric-halfstep": {
    quote:
      "Alzo la velocità finché è sbagliata, poi torno un po’ indietro. Nessuno mi ha mai chiesto che cosa avessi fatto.",
    author: "Osric Halfstep",
    credits: "Produttore, inventato per questa pagina",
  },
  "ines-semicorchea": {
    quote: "Cinque finestre, una voce, e ho smesso di leggere articoli sui compressori.",
    author: "Inés Semicorchea",
    credits: "Cantautrice, inventata per questa pagina",
  },
  "juno-wetmix": {
    quote:
      "Sul palco non c’è una seconda ripresa. La latenza è così breve che il mio cantante se n’è dimenticato.",
    author: "Juno Wetmix",
    credits: "Fonica dal vivo, inventata per questa pagina",
  },
  "haru-otonari": {
    quote: "Canticchio una linea e Harmony Engine canta le altre. La mia band sono io, e io, e io.",
    author: "Haru Otonari",
    credits: "Artista da cameretta, inventato per questa pagina",
  },
  "tobias-vorhall": {
    quote: "I nostri contralti sono due. Sul disco riempiono una sala.",
    author: "Tobias Vorhall",
    credits: "Direttore di coro, inventato per questa pagina",
  },
};
