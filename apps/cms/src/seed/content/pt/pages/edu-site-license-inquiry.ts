import type { SeedPage } from "../../../seed-content.ts";

export const eduSiteLicenseInquiry: SeedPage = {
  title: "Licenças institucionais para escolas",
  seo: {
    title: "Licenças institucionais para escolas",
    description:
      "Licenças institucionais do AutoTune para escolas, conservatórios e universidades: diga de quantos lugares você precisa e respondemos com uma proposta.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Para salas de aula e estúdios onde se ensina",
      text: "Um só contrato para todos os computadores de uma escola, a partir de dez lugares. Conte como são as suas salas e respondemos com uma proposta em até dois dias úteis.",
    },
    {
      block: "prose",
      headline: "O que uma licença institucional traz",
      sections: [
        {
          title: "Um só contrato",
          text: "Todos os lugares em uma licença, com uma só data de renovação e em nome da escola. Sem números de série para distribuir na aula.",
        },
        {
          title: "Quem ensina leva para casa",
          text: "Quem dá aula com as ferramentas pode preparar as aulas com elas no próprio computador.",
        },
        {
          title: "Espaço para mudar",
          text: "Os lugares acompanham as salas. Acrescente mais durante o ano e pague pelos meses que faltam.",
        },
      ],
    },
  ],
};
