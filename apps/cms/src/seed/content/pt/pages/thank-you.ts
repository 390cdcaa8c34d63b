import type { SeedPage } from "../../../seed-content.ts";

export const thankYou: SeedPage = {
  title: "Obrigado",
  seo: {
    title: "Obrigado",
    description:
      "Chegou. O que acontece depois de um pedido, de um cadastro ou de uma mensagem, quanto demora e o que fazer se nenhum e-mail chegar.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Obrigado. Chegou certinho",
      text: "O que você mandou pousou na nota. Veja o que acontece agora. Você tem pouco a fazer, e nada com pressa.",
    },
    {
      block: "featureRows",
      headline: "O que acontece agora",
      rows: [
        {
          title: "Você fez um pedido",
          text: "O recibo chega por e-mail em minutos, com os números de série do que você comprou. Os mesmos números ficam na sua conta. Se for por transferência, eles vêm assim que o dinheiro entrar, o que leva alguns dias.",
        },
        {
          title: "Você se inscreveu na newsletter",
          text: "Mandamos um único e-mail com um link. Só escrevemos de novo se você abrir esse link. Ele vale por 7 dias; se você deixar passar, esquecemos o endereço.",
        },
        {
          title: "Você nos perguntou algo",
          text: "Alguém lê antes que alguém responda. Como esta é uma marca de demonstração, esse alguém tem mais paciência do que pressa.",
        },
        {
          title: "Você começou um teste",
          text: "As 23 ferramentas do Unlimited são suas por 14 dias. Nada é cobrado antes de eles acabarem. O último dia está escrito na sua conta, e a saída também.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Se faltar alguma coisa",
      items: [
        {
          question: "Não chegou nenhum e-mail.",
          answer:
            "Olhe primeiro na pasta de spam e depois confira o endereço na sua conta. O que mandamos também está lá: um e-mail pode se perder, o conteúdo não.",
        },
        {
          question: "Digitei o endereço errado.",
          answer:
            "Se você tem conta, entre com o endereço que digitou e troque por lá; o novo precisa ser confirmado. Se não tem, use o link de suporte no pé desta página e diga qual é o pedido.",
        },
        {
          question: "Eu não queria fazer o pedido.",
          answer:
            "Acontece. Em até 14 dias depois do pedido, você pode desistir sem dar motivo. O formulário fica no pé da página e não exige conta.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Enquanto espera, ouça",
      products: ["auto-tune-efx-plus", "vocodist", "choir"],
    },
  ],
};
