import type { SeedPage } from "../../../seed-content.ts";

export const autoTuneSpecialOffers: SeedPage = {
  title: "Ofertas especiales",
  seo: {
    title: "Ofertas especiales",
    description:
      "Formas de pagar menos por AutoTune que están siempre abiertas: el plan anual, los precios de actualización y los efectos pequeños.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Paga menos, sin trucos",
      text: "No ponemos relojes con cuenta atrás que vuelven a empezar a medianoche. Cuando hay una oferta, el precio anterior y el nuevo están a la vista en el producto. Estas formas de ahorrar están siempre abiertas.",
    },
    {
      block: "prose",
      headline: "Siempre abiertas",
      sections: [
        {
          title: "Un año en vez de doce meses",
          text: "El plan anual de Unlimited cuesta menos que doce meses sueltos. Cuánto menos, lo dice junto al precio, en tu moneda.",
        },
        {
          title: "Actualizaciones",
          text: "Si ya tienes una edición, pasar a una superior cuesta un precio de actualización y no el completo. Inicia sesión y tu cuenta te muestra qué actualizaciones tienes disponibles y cuánto cuesta cada una.",
        },
        {
          title: "Efectos pequeños",
          text: "Diez de nuestros efectos creativos tienen una sola idea cada uno y un precio acorde. Compra el que necesitas, quédatelo y deja el resto para otra canción.",
        },
        {
          title: "Nada de nada",
          text: "Unlimited tiene una prueba de 14 días. Si solo quieres terminar una canción, date prisa.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Una idea cada uno",
      products: ["dial", "twin", "ember"],
    },
  ],
};
