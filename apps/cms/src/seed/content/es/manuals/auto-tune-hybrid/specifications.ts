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
            ["Perillas", "Retune, Flex y Throat"],
            ["Latencia", "Unos 2 ms en DSP con LIVE, unos 3 ms nativo"],
            ["Canales", "Mono y estéreo"],
            ["Frecuencias de muestreo", "De 44,1 a 192 kHz nativo; de 44,1 a 96 kHz en DSP"],
            ["Formatos", "AAX DSP y AAX Native, macOS y Windows, 64 bits"],
            ["Sistema", "macOS 12 o posterior; Windows 10 u 11"],
            ["Disco", "240 MB"],
            ["Activación", "En 2 ordenadores a la vez, sin llave USB"],
          ],
        },
      ],
    },
  ],
};
