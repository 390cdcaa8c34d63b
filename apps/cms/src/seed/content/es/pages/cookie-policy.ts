import type { SeedPage } from "../../../seed-content.ts";

export const cookiePolicy: SeedPage = {
  title: "Política de cookies",
  seo: {
    title: "Política de cookies",
    description:
      "Qué guarda la tienda de demostración de AutoTune en tu navegador, para qué y cuánto tiempo, qué espera tu consentimiento y cómo cambiar tu elección.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Lo que queda en tu navegador",
      text: "La tienda guarda lo que necesita para funcionar. Todo lo que mide o anuncia espera tu sí. Sin él no falta nada.",
    },
    {
      block: "cookieTable",
      headline: "La lista completa",
      text: "Es la lista con la que trabaja la propia tienda: lo que no está en ella no se guarda, y a un servicio que no está en ella no se llega.",
    },
    {
      block: "prose",
      headline: "Cómo funciona",
      sections: [
        {
          title: "Sin respuesta",
          text: "Mientras no respondas, es como si hubieras rechazado. No se carga nada que mida y no se guarda nada para ello.",
        },
        {
          title: "Si aceptas",
          text: "Se cargan los servicios de la segunda tabla y se guardan las entradas que figuran en ella. Anotamos que aceptaste, cuándo, en qué idioma y qué versión de la lista. No guardamos con ello ninguna dirección de red.",
        },
        {
          title: "Si cambias de opinión",
          text: "Elige de nuevo cuando quieras: con el botón de arriba o con los ajustes de cookies al pie de cada página. Si retiras tu consentimiento, la tienda borra lo que había guardado por él y vuelve a cargar la página, para que nada siga en marcha.",
        },
        {
          title: "En tu navegador",
          text: "Puedes borrarlo todo en los ajustes de tu navegador. Entonces se cierra tu sesión, el carrito queda vacío y la tienda vuelve a preguntarte.",
        },
      ],
    },
  ],
};
