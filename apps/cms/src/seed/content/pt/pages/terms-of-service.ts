import type { SeedPage } from "../../../seed-content.ts";

export const termsOfService: SeedPage = {
  title: "Termos de serviço",
  seo: {
    title: "Termos de serviço",
    description:
      "Os termos da loja de demonstração do AutoTune, em palavras que dá para ler: licenças, Unlimited, preços e arrependimento.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Termos de serviço",
      text: "O que você recebe, o que paga, o que pode fazer e como sai. Escritos para serem lidos.",
    },
    {
      block: "prose",
      headline: "Os termos",
      sections: [
        {
          title: "Uma demonstração",
          text: "Esta loja é de uma marca de demonstração. Os produtos são inventados e não há software por trás de uma licença comprada aqui. Os termos abaixo são aqueles com que a loja trabalharia.",
        },
        {
          title: "Sua conta",
          text: "Uma conta é de uma pessoa só. Guarde sua senha com você e mantenha seu e-mail atualizado: é para lá que vão os números de série e tudo o que importa.",
        },
        {
          title: "Licenças que você compra",
          text: "Você paga uma vez e pode usar a ferramenta sem data para acabar, em trabalhos pessoais e pagos. Uma licença pode estar ativa em 2 computadores ao mesmo tempo. O que você cria com uma ferramenta é seu; não reivindicamos nada.\n\nVocê não pode alugar uma licença, compartilhar o número de série nem desmontar a ferramenta além do que a lei permite.",
        },
        {
          title: "Unlimited",
          text: "O Unlimited é um plano mensal ou anual. Ele se renova sozinho até você cancelar, o que pode ser feito a qualquer momento. Depois disso, ele vale até o fim do período pago.\n\nO teste dura 14 dias e cada pessoa pode usá-lo uma vez. Se você não cancelar até o fim, o plano continua pelo preço mensal mostrado no início. Quando um plano termina, seus plug-ins param; o áudio que você exportou e as licenças que comprou não mudam.",
        },
        {
          title: "Preços e pagamento",
          text: "O preço que vale é o mostrado ao finalizar a compra, na sua moeda, com os impostos, se houver, informados antes de você pagar. O pagamento é feito por um provedor de pagamentos; o número do seu cartão não chega até nós.",
        },
        {
          title: "Arrependimento",
          text: "Em até 14 dias depois da compra, você pode desistir do contrato sem dar motivo e receber seu dinheiro de volta. As licenças desse pedido são então encerradas.",
        },
        {
          title: "Quando algo não funciona",
          text: "Avise, e nós consertamos, trocamos ou devolvemos seu dinheiro, conforme a lei do lugar onde você mora. Não podemos prometer que uma ferramenta combine com a sua música. Nada nesta página limita os direitos que a lei dá a você como consumidor.",
        },
        {
          title: "Mudanças",
          text: "Se estes termos mudarem, os novos valem para o que for comprado depois. Para um plano em andamento, avisamos antes, e você pode cancelar.",
        },
      ],
    },
  ],
};
