import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const specifications: SeedManualChapter = {
  slug: "specifications",
  title: "Especificaciones",
  sections: [
    {
      anchor: "facts",
      title: "Los datos",
      parts: [
        {
          kind: "table",
          head: ["Qué", "Valor"],
          rows: [
            ["Modo", "Automático, en tiempo real"],
            ["Perillas", "Retune y Human"],
            ["Latencia", "Unos 3 ms"],
            ["Canales", "Mono y estéreo"],
            ["Frecuencias de muestreo", "De 44,1 a 192 kHz"],
            ["Formatos", "AU, VST3, AAX en macOS; VST3, AAX en Windows; 64 bits"],
            ["Sistema", "macOS 12 o posterior; Windows 10 u 11"],
            ["Memoria y disco", "4 GB, mejor 8 GB; 220 MB en disco"],
            ["Activación", "En 2 ordenadores a la vez, sin llave USB"],
          ],
        },
      ],
    },
    {
      anchor: "not-inside",
      title: "Lo que no trae",
      parts: [
        {
          kind: "text",
          text: "No hay modo gráfico. Las notas sueltas, después de la toma, se arreglan en AutoTune Pro. El año del nombre es el de la edición; la licencia que compras no caduca.",
        },
      ],
    },
  ],
};
