import type { SeedPage } from "../../../seed-content.ts";

export const freeDownload: SeedPage = {
  title: "Descarga gratis",
  seo: {
    title: "Prueba AutoTune gratis",
    description:
      "Lo que puedes tener sin pagar: sonido para comparar en cada página de producto y 14 días de AutoTune Unlimited.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Primero, pruébalo",
      text: "Nadie debería tener que comprar un sonido para saber si le gusta. Esto es lo que puedes tener sin pagar nada.",
    },
    {
      block: "prose",
      headline: "Gratis, y hasta qué punto",
      sections: [
        {
          title: "Escuchar: sin cuenta",
          text: "Toda herramienta que cambia el sonido se puede oír antes y después en su página. La perilla de la página de inicio también funciona. Necesitas un navegador y, para Orbit, auriculares.",
        },
        {
          title: "Unlimited: 14 días",
          text: "La prueba incluye las 23 herramientas del plan. No se cobra nada hasta que pasan los 14 días; si cancelas antes, no se cobra nunca. Después, el plan sigue al precio mensual hasta que lo detengas. Hay una prueba por persona.",
        },
        {
          title: "Lecciones: las que quieras",
          text: "El Centro de aprendizaje y los tutoriales de cada producto sirven para cualquier voz, también con herramientas que no son nuestras.",
        },
        {
          title: "Lo que no es gratis",
          text: "No hay edición gratuita ni versión antigua que regalar. Y como esta es una marca de demostración, detrás de estas páginas no hay ningún instalador.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Por dónde empezar a escuchar",
      products: ["auto-tune-2026", "vocal-prep", "metamorph"],
    },
  ],
};
