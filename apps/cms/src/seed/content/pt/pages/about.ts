import type { SeedPage } from "../../../seed-content.ts";

export const about: SeedPage = {
  title: "Sobre",
  seo: {
    title: "Sobre",
    description:
      "O AutoTune é uma marca de demonstração de software para voz. O que aqui é inventado, o que é real e o que a gente pensa sobre vozes.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "A gente gosta de vozes",
      text: "Principalmente das que se desviam um pouco. Esta é uma marca de demonstração, então vamos dizer logo o que é inventado e o que não é.",
    },
    {
      block: "prose",
      headline: "Quem está falando",
      sections: [
        {
          title: "O que é inventado",
          text: "Os produtos destas páginas, seus nomes, preços e especificações. Não há empresa por trás da marca nem plug-in por trás de uma licença. Não planeje um disco contando com eles.",
        },
        {
          title: "O que é real",
          text: "O que você ouve. Um pequeno sintetizador canta, um detector de afinação escuta, e o mesmo código que desenha a linha move as notas, no seu navegador, quando você gira o botão da página inicial. Ninguém foi gravado e nenhum som foi emprestado.\n\nAs imagens são reais no mesmo sentido: cada janela é desenhada a partir de números, como tudo por aqui. Não há fotos nem rostos.",
        },
        {
          title: "O que a gente pensa",
          text: "Correção é escolha, não sentença. Uma voz que se desvia já contou aonde queria chegar; a ferramenta só deve perguntar quanta ajuda você quer dar.\n\nQuem canta decide. Por isso cada ferramenta mostra o que tira, cada preço diz o que vem depois e nada se renova pelas suas costas.",
        },
        {
          title: "Como a gente escreve",
          text: "Curto, e só o que dá para mostrar. Se você achar aqui uma frase que promete mais do que se ouve, é erro nosso, e a gente quer saber.",
        },
      ],
    },
  ],
};
