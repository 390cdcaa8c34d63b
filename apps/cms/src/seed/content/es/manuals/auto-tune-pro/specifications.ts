import type { SeedManualChapter } from "../../../../seed-reading.ts";

export const specifications: SeedManualChapter = {
  slug: "specifications",
  title: "Atajos y especificaciones",
  sections: [
    {
      anchor: "shortcuts",
      title: "Ratón y teclas",
      parts: [
        {
          kind: "table",
          head: ["Haz esto", "Y pasa esto"],
          rows: [
            ["Mayús mientras arrastras", "Pasos finos"],
            ["Doble clic en una perilla", "Vuelve a donde empezó"],
            ["Doble clic en una nota del modo gráfico", "Va al centro de su carril"],
            ["Supr con una nota seleccionada", "Se va la edición; lo cantado se queda"],
            ["Cmd Z o Ctrl Z", "Un paso atrás"],
          ],
        },
      ],
    },
    {
      anchor: "facts",
      title: "Los datos",
      parts: [
        {
          kind: "table",
          head: ["Qué", "Valor"],
          rows: [
            ["Latencia", "Unos 3 ms en modo automático; el modo gráfico lo compensa el DAW"],
            ["Canales", "Mono y estéreo"],
            ["Frecuencias de muestreo", "De 44,1 a 192 kHz"],
            ["Formatos", "AU, VST3, AAX en macOS; VST3, AAX en Windows; 64 bits"],
            ["Sistema", "macOS 12 o posterior; Windows 10 u 11"],
            ["Memoria y disco", "4 GB, mejor 8 GB; 350 MB en disco"],
            ["Activación", "En 2 ordenadores a la vez, sin llave USB"],
          ],
        },
      ],
    },
  ],
};
