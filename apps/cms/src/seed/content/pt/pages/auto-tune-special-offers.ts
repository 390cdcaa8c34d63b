import type { SeedPage } from "../../../seed-content.ts";

export const autoTuneSpecialOffers: SeedPage = {
  title: "Ofertas especiais",
  seo: {
    title: "Ofertas especiais",
    description:
      "Jeitos de pagar menos pelo AutoTune que valem sempre: o plano anual, os preços de upgrade e os efeitos pequenos.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Pague menos, sem truque",
      text: "Aqui não tem contagem regressiva que recomeça à meia-noite. Quando há promoção, o preço antigo e o novo aparecem no produto. E estes jeitos valem sempre.",
    },
    {
      block: "prose",
      headline: "Valem sempre",
      sections: [
        {
          title: "Um ano em vez de doze meses",
          text: "O plano anual do Unlimited custa menos que doze meses avulsos. Quanto menos, está escrito ao lado do preço, na sua moeda.",
        },
        {
          title: "Upgrades",
          text: "Se você já tem uma edição, subir para outra custa um preço de upgrade, e não o preço cheio. Entre na sua conta: ela mostra quais upgrades estão disponíveis e quanto custa cada um.",
        },
        {
          title: "Efeitos pequenos",
          text: "Dez dos nossos efeitos criativos têm uma ideia só, e um preço à altura. Compre o que você precisa, fique com ele e deixe os outros para outra música.",
        },
        {
          title: "Nadinha",
          text: "O Unlimited tem um teste de 14 dias. Se você só quer terminar uma música, corra.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Uma ideia cada um",
      products: ["dial", "twin", "ember"],
    },
  ],
};
