import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const controls: SeedManualChapter = {
  slug: "controls",
  title: "Controles",
  sections: [
    {
      anchor: "corners",
      title: "Las cuatro esquinas",
      parts: [
        {
          kind: "table",
          head: ["Esquina", "Lugar", "Qué obtienes"],
          rows: [
            ["Tú", "Arriba a la izquierda", "La voz tal como entró"],
            ["Niño", "Arriba a la derecha", "Garganta corta, cuerdas ligeras, voz más aguda"],
            ["Máquina", "Abajo a la izquierda", "Cuerdas regulares, tono firme y sin aire"],
            ["Criatura", "Abajo a la derecha", "Garganta larga, cuerdas pesadas, bordes ásperos"],
          ],
        },
      ],
    },
    {
      anchor: "pad",
      title: "El pad",
      parts: [
        {
          kind: "table",
          head: ["Haz esto", "Y pasa esto"],
          rows: [
            ["Arrastrar", "La voz se mueve contigo, sin escalones"],
            ["Soltar", "Se queda donde la dejaste"],
            ["Doble clic", "Vuelves a ti"],
            ["Mayús mientras arrastras", "Pasos finos"],
            ["Ir por el borde de arriba", "Entre dos personas"],
            ["Ir por el borde de abajo", "Entre dos cosas que no lo son"],
          ],
        },
      ],
    },
    {
      anchor: "mix",
      title: "Mezcla y automatización",
      parts: [
        {
          kind: "table",
          head: ["Control", "Rango", "Qué hace"],
          rows: [
            ["Across", "De 0 a 100", "El pad de izquierda a derecha, para automatizar"],
            ["Down", "De 0 a 100", "El pad de arriba abajo, para automatizar"],
            ["Mix", "De 0 a 100", "En 100, solo la voz nueva; por debajo, tú a su lado"],
          ],
        },
        {
          kind: "text",
          text: "Mix hace dos personas, no media. Para alguien intermedio, muévete por el pad y deja Mix en 100.",
        },
      ],
    },
    {
      anchor: "regions",
      title: "Lugares que conviene conocer",
      parts: [
        {
          kind: "table",
          head: ["Across, Down", "Quién está ahí"],
          rows: [
            ["0, 0", "Tú"],
            ["30, 0", "Un pariente más joven"],
            ["30, 30", "Nadie que conozcas, y creíble"],
            ["0, 60", "Tú, en una mala línea telefónica contigo"],
            ["70, 70", "No apto para niños pequeños"],
          ],
        },
      ],
    },
  ],
};
