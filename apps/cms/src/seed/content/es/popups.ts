import type { SeedPopupWords } from "../../seed-content.ts";

export const popups: SeedPopupWords = {
  isSubscriber: {
    headline: "Saca más partido a tu plan",
    text: "Lecciones cortas muestran una herramienta cada vez, de la primera toma a la mezcla. Están en esta web y son gratis.",
    link: "Ver las lecciones",
  },
  isTrialer: {
    headline: "Pruébalo con tu propia voz",
    text: "Tu prueba incluye todas las herramientas. Una lección corta te ayuda a elegir por dónde empezar. Puedes cancelar cuando quieras en tu cuenta.",
    link: "Ver las lecciones",
  },
  wasSubscriber: {
    headline: "Tus sesiones aún lo conocen",
    text: "Ya tuviste Unlimited. Suscríbete de nuevo y las herramientas de tus sesiones volverán a abrirse.",
    link: "Ver los planes",
  },
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
  "not-on-marketing": {
    headline: "Entérate cuando bajen los precios",
    text: "No recibes ofertas por correo. En tu perfil puedes pedirlas y también dejar de recibirlas.",
    link: "Abrir tu perfil",
  },
  "not-on-newsletter": {
    headline: "Entérate antes",
    text: "Nuevas herramientas, nuevos sonidos y ofertas en un solo boletín. Lo confirmas desde tu correo, y con un clic se acaba.",
    link: "Recibir el boletín",
  },
};
