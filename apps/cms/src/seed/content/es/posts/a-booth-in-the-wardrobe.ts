import type { SeedPost } from "../../../seed-reading.ts";

export const aBoothInTheWardrobe: SeedPost = {
  title: "Una cabina en el armario",
  summary:
    "No necesitas una cabina, necesitas menos reflexiones y menos ruido, que son dos trabajos distintos. Qué puede hacer lo blando, qué no, y dónde ponerte.",
  writtenBy: "Otto Bypass, seudónimo",
  writtenOn: "2026-03-03",
  topic: "studio",
  products: ["vocal-prep"],
  seo: {
    title: "Una cabina de voz casera con abrigos y mantas",
    description:
      "Dónde ponerte, qué colgar y qué grosor hace falta: una cabina de voz en casa con abrigos y edredones, y la física en números claros.",
  },
  sections: [
    {
      anchor: "two-jobs",
      title: "Dos trabajos, una palabra",
      parts: [
        {
          kind: "text",
          text: "La gente dice insonorizar y habla de dos cosas. Una es que el ruido no entre: vecinos, tráfico, el perro. Para eso hacen falta masa y rendijas cerradas, o sea, obra. La otra es que tu propia voz no vuelva de las paredes. Para eso hace falta algo blando y grueso, o sea, ropa.\n\nUna manta hace lo segundo y casi nada de lo primero. Así que graba cuando la calle esté tranquila y gasta tu energía en las reflexiones.",
        },
      ],
    },
    {
      anchor: "why-boxy",
      title: "Por qué un cuarto suena a caja",
      parts: [
        {
          kind: "text",
          text: "El sonido recorre un metro en unos 2,9 ms. Si una pared dura te devuelve la voz por un camino un metro más largo, el rebote llega 2,9 ms tarde. No oyes un eco; oyes muescas. La primera, hacia los 170 Hz; después, una cada 340 Hz más o menos, hasta arriba del todo. Eso es sonar a caja, y un EQ no lo arregla, porque cada paso que das mueve las muescas.",
        },
        {
          kind: "note",
          text: "Un cuarto diminuto no es mejor que uno grande. Un vestidor vacío con las paredes peladas es una caja, y suena a caja. Lleno de ropa, es una cabina.",
        },
      ],
    },
    {
      anchor: "how-thick",
      title: "Cuánto es grueso",
      parts: [
        {
          kind: "text",
          text: "Una capa blanda en la pared funciona bien hasta la frecuencia en la que su grosor es un cuarto de la longitud de onda; por debajo va perdiendo efecto. Si dejas algo de aire detrás, se porta como si fuera más gruesa.",
        },
        {
          kind: "table",
          head: ["Profundidad, contando el aire de detrás", "Funciona bien desde unos"],
          rows: [
            ["2,5 cm, espuma fina", "3,4 kHz"],
            ["5 cm, un edredón doblado", "1,7 kHz"],
            ["10 cm, el edredón a 5 cm de la pared", "860 Hz"],
            ["50 cm, un armario con abrigos", "170 Hz"],
          ],
        },
        {
          kind: "text",
          text: "Por eso la espuma fina deja el cuarto opaco, pero no seco: se lleva los agudos y te deja la caja.",
        },
      ],
    },
    {
      anchor: "set-it-up",
      title: "Móntala",
      parts: [
        {
          kind: "steps",
          items: [
            "Abre el armario. Ponte de espaldas a los abrigos, con el micrófono delante y de espaldas al cuarto. Un cardioide te oye a ti y lo que tienes detrás; que sea lana.",
            "Evita el centro exacto del cuarto y las esquinas.",
            "Cuelga otro edredón del lado en que tengas más cerca una pared dura o una ventana.",
            "Pon una alfombra o un cojín en el suelo, y cuidado con el escritorio: para el sonido es un espejo.",
            "Da una palmada. Si oyes un zumbido metálico, gira hasta saber qué dos paredes lo hacen y viste una de ellas.",
            "Graba diez segundos de nada y súbelos. Ahora también conoces tu nevera.",
          ],
        },
      ],
    },
    {
      anchor: "what-is-left",
      title: "Lo que sobra",
      parts: [
        {
          kind: "text",
          text: "Vocal Prep puede bajar la sala y el ruido constante que queden. Déjale uno o dos segundos de silencio antes de la primera palabra, para que aprenda el ruido, y quita más o menos la mitad de la sala. Trabaja mejor cuanto menos tiene que hacer. Media hora con edredones vale más que los últimos veinte puntos de cualquier perilla.\n\nY canta a un palmo. Cada vez que doblas la distancia pierdes unos 6 dB de voz y nada de sala.",
        },
      ],
    },
  ],
};
