import type { SeedPage } from "../../../seed-content.ts";

export const loyaltyProgram: SeedPage = {
  title: "Programa de fidelidade",
  seo: {
    title: "Programa de fidelidade",
    description:
      "Sem pontos e sem níveis: o que você já tem baixa o preço do próximo passo. Preços de upgrade, códigos de fidelidade e o destino da licença antiga.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Você já estava aqui",
      text: "Não temos pontos, nem níveis, nem surpresa de aniversário. Se você já tem algo nosso, o próximo custa menos. O programa é esse.",
    },
    {
      block: "featureRows",
      headline: "O que você ganha ficando",
      rows: [
        {
          title: "Um preço de upgrade",
          text: "Quase tudo o que você tem conta para algo maior. Quem entrega mais paga menos. Sua conta mostra quais upgrades estão disponíveis e quanto custa cada um.",
        },
        {
          title: "Um código de fidelidade",
          text: "De vez em quando, quem tem uma edição anterior recebe um código para uma atual. Ele só vale para quem tem aquela edição, então não adianta procurar por aí.",
        },
        {
          title: "O antigo continua útil",
          text: "Os produtos anteriores não são mais vendidos. Se você tem um, ele continua seu e ainda abre o caminho para cima. Não há data para decidir.",
        },
        {
          title: "Uma licença que dá para passar adiante",
          text: "Se você parou de usar uma ferramenta, pode transferir a licença para outra pessoa quando já não for possível pedir o dinheiro de volta. Os dois concordam, e ela muda de conta.",
        },
      ],
    },
    {
      block: "specs",
      headline: "O que você tem e o que isso abre",
      groups: [
        {
          title: "Produtos anteriores",
          rows: [
            {
              name: "AutoTune Pro X, AutoTune 2024",
              value: "Upgrade para Pro, 2026 ou Hybrid; códigos de fidelidade",
            },
            {
              name: "AutoTune Artist, AutoTune Stage",
              value: "Upgrade para Pro, 2026, Hybrid ou EFX+; códigos de fidelidade",
            },
            { name: "AutoTune EFX Classic", value: "Upgrade para o EFX+ ou para uma das edições" },
            {
              name: "Vocal Strip",
              value: "Upgrade para qualquer ferramenta da cadeia vocal, ou para as cinco",
            },
            {
              name: "Harmony Engine Classic",
              value: "Upgrade para Harmony Engine, Choir ou Metamorph",
            },
            {
              name: "Avox Suite, Avox Duo",
              value: "Upgrade para Metamorph, Harmony Engine, Vocodist ou Choir",
            },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "Perguntas sobre fidelidade",
      items: [
        {
          question: "Qual é a diferença entre um upgrade e um código?",
          answer:
            "No upgrade, a nova licença substitui a antiga. Com um código, você compra a nova por menos e fica com as duas.",
        },
        {
          question: "Um plano conta?",
          answer:
            "Não. Só as licenças que são suas abrem um upgrade. O que o plano dá são os lançamentos, no dia em que saem.",
        },
        {
          question: "Onde vejo o que está disponível para mim?",
          answer:
            "Entre na sua conta e olhe os upgrades. Se estiver escrito que nenhum espera por você, não é timidez: não há nenhum.",
        },
        {
          question: "Como fico sabendo de um código?",
          answer:
            "Por e-mail, se você aceitou receber ofertas. Dá para mudar de ideia na sua conta, nos dois sentidos. E, como esta é uma marca de demonstração, os produtos da lista são inventados, os antigos também.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Para onde a maioria vai depois",
      products: ["auto-tune-2026", "auto-tune-pro", "auto-tune-hybrid"],
    },
  ],
};
