import type { SeedTutorial } from "../../../seed-reading.ts";

export const clearTheMudSoftenTheS: SeedTutorial = {
  title: "Quita el barro y luego suaviza las eses",
  summary:
    "Una voz más brillante sisea más, y una más opaca farfulla. Ajustas primero Vocal EQ y al final Vocal De-Esser, y resuelves las dos cosas sin que se peleen.",
  level: "intermediate",
  topic: "mixing",
  minutes: 15,
  products: ["vocal-eq", "vocal-compressor", "vocal-de-esser"],
  outcome:
    "Sabes dar forma a una voz con las cuatro bandas de Vocal EQ, decidir cuáles siguen la nota y domar las eses que trae el aire añadido.",
  sections: [
    {
      anchor: "why-in-this-order",
      title: "Por qué en este orden",
      parts: [
        {
          kind: "text",
          text: "EQ, luego compresor, luego de-esser. El EQ quita lo que haría trabajar al compresor en vano. El compresor levanta las eses. Por eso el de-esser va al final y ve la cuenta completa.",
        },
      ],
    },
    {
      anchor: "eq",
      title: "Cuatro bandas, de abajo arriba",
      parts: [
        {
          kind: "steps",
          items: [
            "Hazle oír una estrofa a Vocal EQ y acepta la curva que te ofrece. Mientras tanto, el compresor en bypass.",
            "Escucha Rumble en solo. Pasos y tráfico: déjala. Si oyes la voz, bájala.",
            "Ve a Body. El barro suele estar entre 200 y 400 Hz. Corta de 2 a 4 dB y comprueba que la persona no adelgazó.",
            "Sube Nasal 10 dB y barre hasta que la voz suene a resfriado, a menudo cerca de 1 kHz. Corta ahí, 3 o 4 dB.",
            "Sube Air al final, de 1 dB en 1 dB, hasta que la letra se entienda a volumen bajo.",
          ],
        },
        {
          kind: "table",
          head: ["Banda", "Seguimiento", "Por qué"],
          rows: [
            ["Rumble", "Apagado", "El tráfico no canta"],
            ["Body", "Encendido", "El peso se mueve con la melodía"],
            ["Nasal", "Prueba los dos", "Una parte es la nota; otra, la nariz"],
            ["Air", "Apagado", "El aire no tiene tono"],
          ],
        },
        {
          kind: "note",
          text: "El seguimiento cuesta unos 20 ms. En la mezcla los compensa el DAW. Mientras alguien canta a través de él, apágalo en todas las bandas.",
        },
      ],
    },
    {
      anchor: "de-ess",
      title: "Y ahora, las eses",
      parts: [
        {
          kind: "steps",
          items: [
            "Vuelve a encender el compresor. Pon en loop el verso con más eses y reprodúcelo dos veces, para que Vocal De-Esser encuentre la banda, a menudo entre 5 y 9 kHz.",
            "Pulsa el botón de monitor, que reproduce solo lo que se quita. Estrecha la banda hasta que suene a bomba de bicicleta, sin vocales.",
            "Sube la reducción hasta que la ese deje de doler. Empieza en 4 dB; a partir de unos 8, atención por si cecea.",
            "Sube un momento la reverb. Su cola repite cada ese que dejaste.",
          ],
        },
        {
          kind: "text",
          text: "¿Todavía corta? Quita 1 dB de Air antes de añadir 4 dB de reducción. Es la misma queja, atendida en la puerta.",
        },
      ],
    },
  ],
  seo: {
    title: "Ecualiza una voz turbia y doma las eses",
    description:
      "Cómo ajustar las cuatro bandas de Vocal EQ, cuáles deben seguir la nota y cómo tratar con de-esser lo que trae el aire.",
  },
};
