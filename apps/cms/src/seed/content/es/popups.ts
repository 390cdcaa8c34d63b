import type { SeedPopupWords } from "../../seed-content.ts";

export const popups: SeedPopupWords = {
  default: {
    headline: "Todo, gratis durante 14 días",
    text: "Unlimited reúne todas nuestras herramientas. Después de los 14 días se cobra cada mes, hasta que lo canceles.",
    link: "Mira qué incluye",
  },
  wasTrialer: {
    headline: "Ya sabes lo que hace",
    text: "Ya probaste Unlimited. Suscríbete y tus sesiones se abrirán como las dejaste.",
    link: "Ver los planes",
  },
  "not-on-newsletter": {
    headline: "Entérate antes",
    text: "Nuevas herramientas, nuevos sonidos y ofertas en un solo boletín. Lo confirmas desde tu correo, y con un clic se acaba.",
    link: "Recibir el boletín",
  },
};
