import type { SeedPage } from "../../../seed-content.ts";

export const affiliateProgram: SeedPage = {
  title: "Programa de afiliados",
  seo: {
    title: "Programa de afiliados",
    description:
      "Como funciona indicar o AutoTune: um link só seu, regras claras e nenhum rastreamento sem consentimento.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Indique o que você usa",
      text: "Se você dá aula, faz review ou simplesmente fala sobre vozes, um link só seu pode render uma parte do que ele vende. As regras cabem nesta página.",
    },
    {
      block: "prose",
      headline: "Como funciona",
      sections: [
        {
          title: "O seu link",
          text: "Você recebe um link que leva o seu número. Alguém clica, dá uma olhada, talvez compre. Se comprar, a venda conta para você.",
        },
        {
          title: "O consentimento de quem visita",
          text: "Só guardamos o seu número se a pessoa que visita concordar. Algumas não vão concordar. É direito delas, e preferimos perder uma contagem a perder a confiança de quem nos visita.",
        },
        {
          title: "O que pedimos a você",
          text: "Diga que o link é pago, onde todo mundo possa ver. Indique o que você já testou. Não compre anúncios em cima do nosso nome, não invente descontos e não escreva para quem não pediu.",
        },
        {
          title: "O que conta",
          text: "Licenças e planos contam depois de pagos, desde que continuem pagos. Pedidos cancelados por arrependimento não contam.",
        },
        {
          title: "Como participar",
          text: "Esta é uma marca de demonstração, então o programa não aceita parceiros no momento. Se você gostaria de vê-lo aberto, conte para a gente pelo link de suporte aqui embaixo.",
        },
      ],
    },
  ],
};
