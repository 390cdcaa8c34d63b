import type { SeedPopupWords } from "../../seed-content.ts";

export const popups: SeedPopupWords = {
  default: {
    headline: "Tudo, grátis por 14 dias",
    text: "O Unlimited reúne todas as nossas ferramentas. Depois dos 14 dias, a cobrança é mensal, até você cancelar.",
    link: "Veja o que vem nele",
  },
  wasTrialer: {
    headline: "Você já sabe o que ele faz",
    text: "Você já testou o Unlimited. Assine, e suas sessões abrem como você as deixou.",
    link: "Ver os planos",
  },
  "not-on-newsletter": {
    headline: "Saiba primeiro",
    text: "Novas ferramentas, novos sons e ofertas em uma só newsletter. Você confirma pelo seu e-mail, e um clique encerra tudo.",
    link: "Receber a newsletter",
  },
};
