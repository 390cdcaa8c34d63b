import type { SeedTestimonial } from "../../seed-content.ts";

export const testimonials: Record<string, SeedTestimonial> = {
  "nila-portamento": {
    quote:
      "Ich habe die Strophe um zwei Uhr nachts gesungen, und so klang sie auch. Zehn Minuten später klang sie, wie ich sie gemeint hatte.",
    author: "Nila Portamento",
    credits: "Sängerin, für diese Seite erfunden",
  },
  "osric-halfstep": {
    quote:
      "Ich drehe die Geschwindigkeit hoch, bis es falsch ist, und dann ein Stück zurück. Noch nie hat jemand gefragt, was ich gemacht habe.",
    author: "Osric Halfstep",
    credits: "Produzent, für diese Seite erfunden",
  },
  "ines-semicorchea": {
    quote: "Fünf Fenster, eine Stimme, und ich lese nichts mehr über Kompressoren.",
    author: "Inés Semicorchea",
    credits: "Songwriterin, für diese Seite erfunden",
  },
  "juno-wetmix": {
    quote:
      "Auf der Bühne gibt es keinen zweiten Take. Die Latenz ist so kurz, dass mein Sänger sie vergessen hat.",
    author: "Juno Wetmix",
    credits: "Live-Tontechnikerin, für diese Seite erfunden",
  },
  "haru-otonari": {
    quote:
      "Ich summe eine Linie, Harmony Engine singt die anderen. Meine Band bin ich und ich und ich.",
    author: "Haru Otonari",
    credits: "Schlafzimmer-Künstler, für diese Seite erfunden",
  },
  "tobias-vorhall": {
    quote: "Unser Alt besteht aus zwei Leuten. Auf der Platte füllen sie einen Saal.",
    author: "Tobias Vorhall",
    credits: "Chorleiter, für diese Seite erfunden",
  },
};
