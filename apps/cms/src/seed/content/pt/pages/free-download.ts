import type { SeedPage } from "../../../seed-content.ts";

export const freeDownload: SeedPage = {
  title: "Download grátis",
  seo: {
    title: "Teste o AutoTune de graça",
    description:
      "O que dá para ter sem pagar: som para comparar na página de cada produto e 14 dias de AutoTune Unlimited.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Teste antes",
      text: "Ninguém devia ter de comprar um som para descobrir se gosta dele. Veja o que você pode ter de graça.",
    },
    {
      block: "prose",
      headline: "De graça, e até que ponto",
      sections: [
        {
          title: "Ouvir: sem conta",
          text: "Toda ferramenta que muda o som pode ser ouvida antes e depois na própria página. O botão da página inicial também funciona. Você só precisa de um navegador e, para o Orbit, de um fone.",
        },
        {
          title: "Unlimited: 14 dias",
          text: "O teste inclui as 23 ferramentas do plano. Nada é cobrado antes de os 14 dias acabarem; se você cancelar até lá, nada é cobrado nunca. Depois, o plano segue pelo preço mensal até você parar. Cada pessoa tem direito a um teste.",
        },
        {
          title: "Lições: quantas você quiser",
          text: "A Central de aprendizado e os tutoriais de cada produto servem para qualquer voz, até com ferramentas que não são nossas.",
        },
        {
          title: "O que não é de graça",
          text: "Não há edição gratuita nem versão antiga para distribuir. E, como esta é uma marca de demonstração, não há instalador por trás destas páginas.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Por onde começar a ouvir",
      products: ["auto-tune-2026", "vocal-prep", "metamorph"],
    },
  ],
};
