import type { SeedPromotionPages } from "../../promotion-pages.ts";

export const promotionPages: SeedPromotionPages = {
  "loyal-owners": {
    title: "Para quienes ya cantaban con nosotros",
    lead: "Tienes un AutoTune anterior. Los nuevos te cuestan menos.",
    text: "Quien tiene AutoTune Pro X, 2024, Artist o Stage recibe AutoTune 2026 y AutoTune Pro a los precios de abajo. Inicia sesión para que veamos lo que tienes; lo demás ocurre en el carrito. Lo que ya tienes sigue siendo tuyo.",
  },
  "winter-studio": {
    title: "Un invierno en el estudio",
    lead: "Dos herramientas para las voces de los meses oscuros.",
    text: "Choir convierte una voz en todo un grupo y Vocal Reverb le da una sala. Hasta el final del invierno las dos están aquí a los precios de abajo, para todo el mundo. Ponlas juntas en el carrito o quita allí una de ellas.",
  },
};
