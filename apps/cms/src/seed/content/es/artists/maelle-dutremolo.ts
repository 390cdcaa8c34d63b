import type { SeedArtist } from "../../../seed-reading.ts";

export const maelleDutremolo: SeedArtist = {
  name: "Maëlle Dutremolo",
  role: "Cantante de metal y noise",
  quote: "A los treinta me gustaría seguir teniendo voz. Así que grite la distorsión.",
  summary:
    "Maëlle tiene 19 años y canta en francés en una banda que ensaya debajo de una panadería. Aprendió pronto que fuerte y roto son dos sonidos distintos.",
  products: ["ember", "larynx", "whisper", "shard", "vocal-prep"],
  sections: [
    {
      anchor: "loud-without-damage",
      title: "Fuerte sin hacerse daño",
      parts: [
        {
          kind: "text",
          text: "En el disco canta al volumen de una conversación firme y deja que Ember le prenda fuego. Su profesora no oye nada que reprocharle; el guitarrista oye un ejército. Si le duele la garganta, se acaba la sesión, aunque sea a mitad de toma.",
        },
        {
          kind: "steps",
          items: [
            "Primero, Vocal Prep. La saturación levanta todo lo suave, y la panadería enciende los hornos a las cuatro.",
            "Dos pistas del mismo verso: una limpia y otra por Ember, la segunda un poco más baja.",
            "Larynx en una tercera, con la garganta alargada, solo debajo de la última palabra del verso.",
          ],
        },
      ],
    },
    {
      anchor: "quiet-places",
      title: "Los sitios callados",
      parts: [
        {
          kind: "text",
          text: "Antes de cada breakdown va un verso por Whisper, puro aire y nada de tono. El compás siguiente parece más fuerte de lo que es, y gratis. Shard desarma una palabra del puente. Cuál, lo decide al final del todo, porque dan ganas de desarmarlas todas.",
        },
        {
          kind: "text",
          text: "No afina nada. De eso también puede cambiar de idea.",
        },
      ],
    },
    {
      anchor: "an-invented-sample",
      title: "Una muestra inventada",
      parts: [
        {
          kind: "text",
          text: "Maëlle Dutremolo es una muestra inventada; no hay banda ni panadería. El consejo sobre la garganta va en serio.",
        },
      ],
    },
  ],
  seo: {
    title: "Maëlle Dutremolo, cantante de metal (muestra inventada)",
    description:
      "Una cantante de metal inventada que cuida la garganta: gritan Ember, Larynx, Whisper y Shard, y Vocal Prep limpia primero.",
  },
};
