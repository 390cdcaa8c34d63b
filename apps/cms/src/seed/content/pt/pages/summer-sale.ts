import type { SeedPage } from "../../../seed-content.ts";

export const summerSale: SeedPage = {
  title: "Promoção de verão",
  seo: {
    title: "Promoção de verão",
    description:
      "Como funciona a promoção de verão do AutoTune: preço antigo ao lado do novo, sem contagem regressiva, e o que fazer se você comprou na semana passada.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Menos a pagar, mais sol",
      text: "Uma vez por ano, algumas das nossas ferramentas custam menos por um tempo. Esta página explica como funciona. O que está em promoção, e quanto cai, está escrito nos próprios produtos.",
    },
    {
      block: "featureRows",
      headline: "Como funciona a promoção",
      rows: [
        {
          title: "Dois preços, lado a lado",
          text: "Enquanto dura a promoção, o produto mostra o preço antigo e o novo. Se você só vê um, ela ainda não começou, já acabou ou deixou esse produto de fora.",
        },
        {
          title: "Sem relógio",
          text: "Aqui nada conta até a meia-noite para depois recomeçar. A promoção tem um primeiro dia e um último, e o preço do seu carrinho é conferido mais uma vez antes de você pagar.",
        },
        {
          title: "A mesma licença",
          text: "O que você compra em promoção é o que compraria de qualquer jeito: sem data para acabar, em 2 computadores ao mesmo tempo, com as atualizações desta versão.",
        },
        {
          title: "Nada escondido",
          text: "A promoção não põe nada no seu carrinho, não começa plano nenhum e não marca caixinha nenhuma. Se houver um brinde, ele aparece no carrinho antes de você pagar.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Três para a janela aberta",
      products: ["orbit", "halo", "dial"],
    },
    {
      block: "planOffer",
      headline: "Ou a estante inteira, por um verão",
      points: [
        { title: "3 edições do AutoTune", text: "mais o AutoKey" },
        { title: "5 ferramentas de mixagem com IA", text: "a cadeia vocal completa" },
        { title: "14 efeitos criativos", text: "todos eles" },
        { title: "Cancele quando quiser", text: "quando o verão acabar, por exemplo" },
      ],
      monthly: "auto-tune-unlimited-monthly",
      annual: "auto-tune-unlimited-yearly",
    },
    {
      block: "faq",
      headline: "Perguntas sobre a promoção",
      items: [
        {
          question: "Comprei na semana passada pelo preço cheio.",
          answer:
            "Em até 14 dias depois do pedido, você pode desistir sem dar motivo e comprar de novo. A gente faria o mesmo.",
        },
        {
          question: "Posso usar um cupom também?",
          answer:
            "Alguns cupons somam com um preço promocional, outros não. O carrinho avisa antes de você pagar, e não depois.",
        },
        {
          question: "Um upgrade sai mais barato que a promoção?",
          answer:
            "Muitas vezes, se você já tem uma edição. Entre na sua conta e compare: ela mostra seus preços de upgrade; o produto mostra o da promoção.",
        },
        {
          question: "Vale esperar a próxima promoção?",
          answer:
            "Se a música pode esperar, vale. Se não pode, o teste do Unlimited dura 14 dias, o que dá mais ou menos uma música. E, como esta é uma marca de demonstração, aqui ninguém perde uma pechincha.",
        },
      ],
    },
  ],
};
