import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const controls: SeedManualChapter = {
  slug: "controls",
  title: "Controles",
  sections: [
    {
      anchor: "knobs",
      title: "Las cuatro perillas",
      parts: [
        {
          kind: "table",
          head: ["Control", "Rango", "Abajo", "Arriba"],
          rows: [
            ["Carrier", "De 0 a 100", "Opaco, redondo", "Brillante, con más zumbido que moldear"],
            [
              "Formant",
              "Abajo, neutro en el centro, arriba",
              "A la máquina le sale barba",
              "La máquina se hace pequeña",
            ],
            [
              "Grit",
              "De 0 a 100",
              "Solo vocales",
              "Todas las consonantes; luego, una lata de aerosol",
            ],
            ["Mix", "De 0 a 100", "Casi todo tú", "Solo la máquina"],
          ],
        },
      ],
    },
    {
      anchor: "bands",
      title: "Cómo leer las bandas",
      parts: [
        {
          kind: "table",
          head: ["Lo que ves", "Qué significa"],
          rows: [
            ["Barras de la izquierda muy abiertas", "Vocales, pecho, a veces retumbe"],
            ["Barras de la derecha, abiertas un instante", "Consonantes"],
            ["Todas a medio abrir, siempre", "Ruido o sala en la voz"],
            ["Se mueven, pero no suena nada", "Sin portadora: no hay ninguna nota"],
            ["Apenas se mueven", "La voz llega demasiado baja"],
          ],
        },
      ],
    },
    {
      anchor: "feeding",
      title: "Lo que entra decide",
      parts: [
        {
          kind: "table",
          head: ["Entra", "Haz esto"],
          rows: [
            ["Voz", "Seca, cercana, comprimida. Las bandas se abren solo tanto como suena la voz."],
            ["Acorde", "Notas largas y sin huecos, en el centro del teclado"],
            ["Sidechain", "Algo rico en armónicos; una flauta tiene pocos para 26 bandas"],
            ["Afinación de la voz", "No hace falta. Se tira."],
          ],
        },
      ],
    },
  ],
};
