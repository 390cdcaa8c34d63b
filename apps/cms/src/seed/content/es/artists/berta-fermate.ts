import type { SeedArtist } from "../../../seed-reading.ts";

export const bertaFermate: SeedArtist = {
  name: "Berta Fermate",
  role: "Directora de un coro de pueblo",
  quote: "Tengo once sopranos y un bajo. El bajo tiene una vaca, así que suele llegar tarde.",
  summary:
    "Berta tiene 68 años y dirige desde hace treinta el mismo coro, en alemán. Prepara pistas de ensayo en la mesa de la cocina, y gracias a ellas los ensayos terminan a su hora.",
  products: ["harmony-engine", "choir", "auto-tune-pro"],
  sections: [
    {
      anchor: "the-practice-track",
      title: "La pista de ensayo",
      parts: [
        {
          kind: "text",
          text: "Cada cantante recibe un archivo con su propia voz fuerte y las demás suaves. Antes Berta las tocaba en el armonio, cuatro noches por obra. Ahora canta la melodía una vez.",
        },
        {
          kind: "steps",
          items: [
            "Afina su línea en AutoTune Pro, despacio. Una pista de ensayo calada enseña a calar.",
            "Harmony Engine le da dos voces por debajo. La del bajo la sigue tocando en el armonio. Donde la partitura pide otra cosa, la canta ella.",
            "Pone cada voz en solo, la exporta y mezcla cuatro archivos, cada uno con una voz 9 dB más fuerte.",
            "En la última página añade Choir, una fila, seis voces, para que se oiga cómo debería sentirse.",
          ],
        },
      ],
    },
    {
      anchor: "what-she-leaves-out",
      title: "Lo que deja fuera",
      parts: [
        {
          kind: "text",
          text: "Nada de esto se usa en la iglesia. Un coro afina escuchándose, y un ordenador le quitaría eso. Además ha notado que treinta asientos en Choir suenan más grandes que sus doce personas, pero no más contentos.",
        },
      ],
    },
    {
      anchor: "an-invented-sample",
      title: "Una muestra inventada",
      parts: [
        {
          kind: "text",
          text: "Berta Fermate, su coro y la vaca son una muestra inventada, hecha para esta tienda de demostración. Quien dirija un coro de verdad puede copiar el método sin pedir permiso.",
        },
      ],
    },
  ],
  seo: {
    title: "Berta Fermate, directora de coro (muestra inventada)",
    description:
      "Una directora de coro inventada, de 68 años, hace pistas de ensayo con una sola línea cantada, AutoTune Pro, Harmony Engine y Choir.",
  },
};
