import type { SeedPage } from "../../../seed-content.ts";

export const press: SeedPage = {
  title: "Prensa",
  seo: {
    title: "Prensa",
    description: "AutoTune en breve, para quienes escriben sobre ello: datos, imágenes y sonido.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Para quienes escriben sobre esto",
      text: "Los datos, lo que puedes mostrar y cómo citarnos. AutoTune, tal como aparece aquí, es una marca de demostración: dilo, por favor; nosotros lo decimos.",
    },
    {
      block: "specs",
      headline: "En breve",
      groups: [
        {
          title: "La marca",
          rows: [
            { name: "Nombre", value: "AutoTune, en una sola palabra" },
            { name: "Lema", value: "Libera tu voz." },
            { name: "Tipo", value: "Una marca de demostración; sus productos son inventados" },
            {
              name: "Idiomas",
              value: "Inglés, francés, español, alemán, portugués, japonés, coreano e italiano",
            },
          ],
        },
        {
          title: "La gama",
          rows: [
            { name: "AutoTune", value: "3 ediciones (2026, Pro y Hybrid), AutoKey y EFX+" },
            { name: "Cadena vocal con IA", value: "5 herramientas" },
            { name: "Efectos creativos", value: "14 efectos" },
            {
              name: "Unlimited",
              value: "Un plan con las 3 ediciones, AutoKey, las 5 herramientas y los 14 efectos",
            },
            { name: "Nuevo este año", value: "AutoTune 2026 y Metamorph" },
          ],
        },
      ],
    },
    {
      block: "prose",
      headline: "Imágenes, sonido, palabras",
      sections: [
        {
          title: "Imágenes",
          text: "Las ventanas de nuestras páginas de producto las dibujamos nosotros y puedes mostrarlas donde se escriba sobre nuestros productos. Déjalas enteras y con sus colores, por favor.",
        },
        {
          title: "Sonido",
          text: "Puedes usar las grabaciones de nuestras páginas en reseñas y clases. Di que la voz es sintética; si no, alguien preguntará quién canta.",
        },
        {
          title: "Palabras",
          text: "Puedes citar cualquier cosa de este sitio. No damos citas de clientes ni de artistas porque, tratándose de una marca de demostración, habría que inventarlas.",
        },
        {
          title: "Preguntas",
          text: "Usa el enlace de ayuda al pie de esta página y empieza con la palabra «prensa».",
        },
      ],
    },
  ],
};
