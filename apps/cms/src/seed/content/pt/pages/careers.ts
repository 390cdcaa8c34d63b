import type { SeedPage } from "../../../seed-content.ts";

export const careers: SeedPage = {
  title: "Trabalhe com a gente",
  seo: {
    title: "Trabalhe com a gente",
    description:
      "Não há vagas abertas no AutoTune. Ainda assim, contamos como gostaríamos de trabalhar.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Nenhuma vaga por enquanto",
      text: "O AutoTune é uma marca de demonstração e não emprega ninguém. Melhor dizer isso do que deixar você caprichar na carta de apresentação.",
    },
    {
      block: "prose",
      headline: "Mas, se houvesse",
      sections: [
        {
          title: "Quem a gente procuraria",
          text: "Gente que escuta antes de girar o botão. Processamento de sinais ou composição, suporte ou tradução: a primeira pergunta é sempre a mesma, o que você ouviu?",
        },
        {
          title: "Como a gente trabalharia",
          text: "Mudanças pequenas, que dá para conferir, anotadas em frases que os outros conseguem ler. Um nome que precisa de comentário ainda não é o nome certo. Ninguém precisa responder depois do jantar.",
        },
        {
          title: "Como seria a seleção",
          text: "Uma conversa e um trabalho, pago, sobre um problema que temos de verdade. Resposta em até duas semanas, mesmo quando for não, e com o motivo.",
        },
      ],
    },
  ],
};
