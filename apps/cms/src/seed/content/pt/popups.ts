import type { SeedPopupWords } from "../../seed-content.ts";

export const popups: SeedPopupWords = {
  isSubscriber: {
    headline: "Aproveite mais o seu plano",
    text: "Aulas curtas mostram uma ferramenta de cada vez, do primeiro take à mixagem. Elas ficam neste site e são gratuitas.",
    link: "Ver as aulas",
  },
  isTrialer: {
    headline: "Teste na sua própria voz",
    text: "Seu teste inclui todas as ferramentas. Uma aula curta ajuda a escolher por onde começar. Você pode cancelar quando quiser na sua conta.",
    link: "Ver as aulas",
  },
  wasSubscriber: {
    headline: "Suas sessões ainda o conhecem",
    text: "Você já teve o Unlimited. Assine de novo, e as ferramentas das suas sessões voltam a abrir.",
    link: "Ver os planos",
  },
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
  "not-on-marketing": {
    headline: "Saiba quando os preços caem",
    text: "Você não recebe ofertas por e-mail. No seu perfil, você pode pedi-las e também parar de recebê-las.",
    link: "Abrir o seu perfil",
  },
  "not-on-newsletter": {
    headline: "Saiba primeiro",
    text: "Novas ferramentas, novos sons e ofertas em uma só newsletter. Você confirma pelo seu e-mail, e um clique encerra tudo.",
    link: "Receber a newsletter",
  },
};
