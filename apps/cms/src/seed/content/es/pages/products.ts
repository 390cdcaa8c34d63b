import type { SeedPage } from "../../../seed-content.ts";
import { creativeEffects, editions, vocalChain } from "../tool-shelves.ts";

export const products: SeedPage = {
  title: "Productos",
  seo: {
    title: "Todos los productos",
    description:
      "Todas las ediciones de AutoTune, la cadena vocal con IA, los efectos creativos y el plan Unlimited, por familias.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Todos los productos",
      text: "Herramientas que ponen una voz en sus notas, que la mezclan o que la convierten en otra cosa. Compra una vez lo que necesitas o elige el plan.",
    },
    {
      block: "toolShelf",
      headline: "El estante entero",
      text: "Ordenado por lo que quieres hacer: afinar, mezclar, transformar. Casi todo se puede escuchar antes de pagar.",
      shelves: [
        {
          ...editions,
          title: "AutoTune",
          products: [...editions.products, "auto-tune-efx-plus"],
        },
        { ...vocalChain, products: [...vocalChain.products, "vocal-chain-bundle"] },
        creativeEffects,
        {
          family: "subscriptions",
          title: "Planes",
          products: [
            "auto-tune-unlimited-monthly",
            "auto-tune-producer-monthly",
            "auto-tune-essentials-monthly",
          ],
        },
      ],
    },
    {
      block: "callToAction",
      headline: "¿Dudas entre las ediciones?",
      text: "Pon las cinco una al lado de otra y mira qué hacen.",
      actions: [{ label: "Compara las ediciones", link: { to: "page", key: "compare" } }],
    },
  ],
};
