import type { SeedPage } from "../../../seed-content.ts";

export const press: SeedPage = {
  title: "Imprensa",
  seo: {
    title: "Imprensa",
    description:
      "O AutoTune em poucas palavras, para quem escreve sobre ele: fatos, imagens e som.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Para quem escreve sobre o assunto",
      text: "Os fatos, o que você pode mostrar e como citar a gente. O AutoTune, como aparece aqui, é uma marca de demonstração: por favor, diga isso. A gente diz.",
    },
    {
      block: "specs",
      headline: "Em poucas palavras",
      groups: [
        {
          title: "A marca",
          rows: [
            { name: "Nome", value: "AutoTune, em uma palavra só" },
            { name: "Slogan", value: "Solte a voz." },
            { name: "Tipo", value: "Uma marca de demonstração; os produtos são inventados" },
            {
              name: "Idiomas",
              value: "Inglês, francês, espanhol, alemão, português, japonês, coreano e italiano",
            },
          ],
        },
        {
          title: "A linha",
          rows: [
            { name: "AutoTune", value: "3 edições (2026, Pro, Hybrid), AutoKey e EFX+" },
            { name: "Cadeia vocal com IA", value: "5 ferramentas" },
            { name: "Efeitos criativos", value: "14 efeitos" },
            {
              name: "Unlimited",
              value: "Um plano com as 3 edições, o AutoKey, as 5 ferramentas e os 14 efeitos",
            },
            { name: "Novos neste ano", value: "AutoTune 2026 e Metamorph" },
          ],
        },
      ],
    },
    {
      block: "prose",
      headline: "Imagens, som, palavras",
      sections: [
        {
          title: "Imagens",
          text: "As janelas das nossas páginas de produto foram desenhadas por nós e podem aparecer onde quer que se escreva sobre elas. Só pedimos que fiquem inteiras e com as cores originais.",
        },
        {
          title: "Som",
          text: "As gravações das nossas páginas podem tocar em reviews e aulas. Avise que a voz é sintética; senão, alguém vai perguntar o nome de quem canta.",
        },
        {
          title: "Palavras",
          text: "Você pode citar qualquer coisa deste site. Não fornecemos depoimentos de clientes nem de artistas, porque, numa marca de demonstração, eles teriam de ser inventados.",
        },
        {
          title: "Perguntas",
          text: "Use o link de suporte no rodapé desta página e comece com a palavra “imprensa”.",
        },
      ],
    },
  ],
};
