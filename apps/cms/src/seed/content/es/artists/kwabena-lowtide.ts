import type { SeedArtist } from "../../../seed-reading.ts";

export const kwabenaLowtide: SeedArtist = {
  name: "Kwabena Lowtide",
  role: "Cantante de góspel y highlife",
  quote: "Un portamento es una palabra. Si me lo planchas, he dicho otra cosa.",
  summary:
    "Kwabena tiene 55 años, es barítono y canta en twi y en inglés. Llegó tarde a la afinación y con desconfianza, y la desconfianza la conserva.",
  products: ["auto-tune-pro", "undertow", "vocal-reverb"],
  sections: [
    {
      anchor: "slides-are-words",
      title: "Los portamentos son palabras",
      parts: [
        {
          kind: "text",
          text: "En twi, la altura de una sílaba ayuda a distinguir una palabra de otra. Por eso las melodías de Kwabena siguen al habla, y buena parte del sentido está en el camino de una nota a otra. Un Retune Speed rápido lo convertiría en escalera.",
        },
        {
          kind: "list",
          items: [
            "AutoTune Pro en modo automático, Retune Speed de 150 ms y Flex-Tune en 60. Solo se tocan las notas largas.",
            "Modo gráfico para dos o tres palabras por canción, después de que él las haya pedido por su nombre.",
            "Si la escala no es mayor o menor a secas, las notas las elige él.",
          ],
        },
      ],
    },
    {
      anchor: "the-last-chorus",
      title: "El último estribillo",
      parts: [
        {
          kind: "text",
          text: "Para el final añade Undertow, bajito. Su la grave está en 110 Hz, y una octava abajo son 55: ahí vive el bajo eléctrico, así que los dos se turnan.",
        },
        {
          kind: "text",
          text: "Vocal Reverb está en un solo envío para la voz principal y los coros, con el ducking alto. Creció en una sala donde nadie entendía el sermón, y ya tuvo bastante.",
        },
      ],
    },
    {
      anchor: "an-invented-sample",
      title: "Una muestra inventada",
      parts: [
        {
          kind: "text",
          text: "Kwabena Lowtide es una muestra inventada; no es ningún cantante real. Que en twi la altura lleva significado sí es verdad: si afinas una lengua tonal, pregúntale a alguien que la hable.",
        },
      ],
    },
  ],
  seo: {
    title: "Kwabena Lowtide, góspel y highlife (muestra inventada)",
    description:
      "Un barítono inventado que canta en twi: afinación lenta que respeta los portamentos, Undertow al final y una sala para todos.",
  },
};
