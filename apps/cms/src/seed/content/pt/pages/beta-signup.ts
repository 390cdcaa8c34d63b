import type { SeedPage } from "../../../seed-content.ts";

export const betaSignup: SeedPage = {
  title: "Inscrição no beta",
  seo: {
    title: "Beta do app para iOS",
    description: "Inscreva-se para testar o AutoTune para iOS antes do lançamento.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "AutoTune no bolso",
      text: "Um app para iOS que afina enquanto você canta. Teste antes do lançamento e conte o que está errado.",
    },
    {
      block: "betaForm",
      headline: "Participe do beta",
      text: "AutoTune é uma marca de demonstração: o formulário funciona, mas não existe um app por trás dele.",
      program: "ios-app",
    },
    {
      block: "faq",
      headline: "Antes de se inscrever",
      items: [
        {
          question: "Quanto custa?",
          answer: "Nada. Um beta serve para testar, e você pode parar quando quiser.",
        },
        {
          question: "Por que vocês pedem meu ano de nascimento?",
          answer:
            "Alguns países só permitem testar software a partir de certa idade. Não usamos para mais nada.",
        },
        {
          question: "O que acontece com meus dados?",
          answer:
            "Eles esperam aqui até o beta começar. Se você excluir sua conta, eles vão junto.",
        },
      ],
    },
    {
      block: "newsletterForm",
      headline: "Prefere esperar?",
      text: "A newsletter avisa quando o app sair.",
    },
    {
      block: "socialLinks",
      headline: "Ou encontre a gente em outro lugar",
      text: "Vídeos, imagens e gente que canta.",
    },
  ],
};
