import type { SeedPage } from "../../../seed-content.ts";

export const gettingStarted: SeedPage = {
  title: "Primeiros passos",
  seo: {
    title: "Primeiros passos",
    description:
      "Do pedido à primeira nota afinada: instalar, ativar, inserir, achar o tom e cantar. Cinco passos, três ajustes e o que fazer quando não sai som.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Do pedido à primeira nota",
      text: "Cinco passos, e quase todos são cliques. Esta é uma marca de demonstração: os passos são os de uma loja de verdade, mas não há plug-in por trás. O que se diz sobre voz vale do mesmo jeito.",
    },
    {
      block: "featureRows",
      headline: "Cinco passos até uma voz afinada",
      rows: [
        {
          title: "Entre na sua conta",
          text: "Lá estão seus números de série, downloads e planos, e também no e-mail do pedido. Se você comprou sem conta, o link desse e-mail cria uma. Ele vale por 30 dias.",
        },
        {
          title: "Instale",
          text: "A ferramenta que você comprou tem o instalador em Downloads. Com um plano, entre no AutoTune Central no seu computador: ele instala o que o plano inclui. Instale o que você usa, não tudo.",
        },
        {
          title: "Ative",
          text: "Copie o número de série para o plug-in quando ele pedir. Uma licença pode estar ativa em 2 computadores ao mesmo tempo. Para um terceiro, desative antes um deles na sua conta.",
        },
        {
          title: "Insira em primeiro lugar",
          text: "Abra a sua DAW, deixe que ela procure plug-ins novos e ponha o AutoTune no topo do canal de voz. A detecção de afinação quer uma voz só, e seca: antes do reverb, do delay e da dobra.",
        },
        {
          title: "Escolha o tom e cante",
          text: "Se você sabe o tom, escolha. Se não sabe, ponha o AutoKey no instrumental e deixe ele ouvir oito compassos do refrão. Depois cante um verso e olhe os cents.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Três ajustes para começar",
      rows: [
        {
          title: "Ninguém deve notar: 80 ms",
          text: "As notas longas terminam onde deviam; o vibrato e a subidinha até a nota ficam. Comece por aqui com quem já canta quase afinado.",
        },
        {
          title: "Pode brilhar um pouco: 25 ms",
          text: "As notas travam rápido, mas o ataque continua macio. Muito pop passa por aqui.",
        },
        {
          title: "Todo mundo deve ouvir: 0 ms",
          text: "A linha vira escada. Confira o tom duas vezes: nessa velocidade, tom errado é errado em voz alta.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Quando não sai som",
      items: [
        {
          question: "O plug-in não aparece na lista. E agora?",
          answer:
            "Feche a DAW, abra de novo e mande procurar plug-ins. Depois confira o formato: AU, VST3 ou AAX no macOS, VST3 ou AAX no Windows, sempre em 64 bits. O AutoTune Hybrid só aparece no Pro Tools.",
        },
        {
          question: "Minha voz chega atrasada no fone.",
          answer:
            "Ponha o buffer da sua interface de áudio em 64 ou 128 samples enquanto grava. Em 48 kHz, 128 samples são 2,7 ms, uma vez na entrada e outra na saída. Para mixar, aumente de novo.",
        },
        {
          question: "Algumas notas pulam para o lugar errado.",
          answer:
            "Quase sempre é o tom. Lá menor e dó maior têm as mesmas notas, mas lá maior tem três diferentes. Mande o tom pelo AutoKey ou tire as notas que não são da música.",
        },
        {
          question: "Preciso de internet enquanto trabalho?",
          answer:
            "Para baixar e para ativar e, com um plano, quando começa um novo período. No meio do caminho, não.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Uma boa primeira cadeia",
      products: ["vocal-prep", "auto-key", "auto-tune-2026"],
    },
  ],
};
