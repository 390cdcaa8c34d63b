import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const at2026: SeedProductPage = {
  family: "auto-tune",
  slug: "at2026",
  name: "AutoTune 2026",
  tagline: "Escolha o tom. Cante. Pronto.",
  text: "Um mostrador com a nota que você canta, dois botões e a sua voz afinada na hora. O 2026 é a edição para quem prefere gravar mais um take a ler um manual.",
  nav: { description: "Afinação em tempo real, pronta em um minuto", isNew: true, order: 1 },
  products: ["auto-tune-2026"],
  seo: {
    title: "AutoTune 2026: afinação em tempo real",
    description:
      "Escolha o tom, gire dois botões e cante afinado, ao vivo. O AutoTune 2026 é a edição rápida, para o estúdio e o palco.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Janela pequena, caminho curto",
      rows: [
        {
          title: "O mostrador de notas",
          text: "As notas formam um arco da largura da janela, e a que você canta aparece embaixo, grande, com os cents de desvio. Dá para ler do outro lado da sala.",
        },
        {
          title: "Dois botões, nenhuma página",
          text: "O Retune diz com que rapidez a nota é corrigida; o Human, quanto uma nota longa pode respirar. Não há segunda página para se perder.",
        },
        {
          title: "Feito para agora",
          text: "Ele só trabalha em tempo real, e a graça é essa: o que você ouve no fone é o que fica gravado.",
        },
        {
          title: "O tom, se você não souber",
          text: "O AutoKey escuta a música e ajusta para você. Ou toque no mostrador as notas que você quer e deixe as outras de fora.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Rápido, como no palco",
      text: "Uma voz sintética com ajustes de show: rápida o bastante para segurar cada nota, sem virar robô de vez.",
      demos: [
        {
          product: "auto-tune-2026",
          title: "Afinação ao vivo",
          text: "Cada nota chega à sua raia quase na hora. Dá para ouvir que foi afinada; dá para ouvir também que está certa.",
        },
      ],
    },
    includedInUnlimited(
      "O AutoTune 2026 é uma das três edições do plano, ao lado do Pro e do Hybrid. Use o 2026 ao vivo e o Pro depois, sem comprar nenhum dos dois.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Perguntas sobre o 2026",
      items: [
        {
          question: "O que o Pro tem que o 2026 não tem?",
          answer:
            "O modo gráfico, a edição à mão depois do take. Se você corrige notas isoladas, escolha o Pro. Se você canta até acertar, o 2026 basta.",
        },
        {
          question: "O nome quer dizer que ele acaba com o ano?",
          answer:
            "Não. É o ano da edição, não o prazo de validade. A licença que você compra não tem fim.",
        },
        {
          question: "Dá para tocar como um instrumento?",
          answer:
            "Quase. Você liga e desliga notas no mostrador enquanto canta, então pode fechar a escala no refrão e abrir de novo depois.",
        },
        {
          question: "Em quantos computadores posso usar?",
          answer: "Em dois ao mesmo tempo: por exemplo, o do estúdio e o notebook do palco.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Combina com o 2026",
      products: ["auto-key", "auto-tune-pro", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune 2026: os fatos",
          inside: [
            { name: "Modo", value: "Automático, em tempo real" },
            { name: "Botões", value: "Retune e Human" },
            { name: "Retune Speed", value: "0 a 300 ms" },
            { name: "Escalas", value: "Maior, menor, cromática ou as notas que você escolher" },
            { name: "Tom", value: "À mão no mostrador ou pelo AutoKey" },
          ],
          latency: "Cerca de 3 ms",
          diskSpace: "220 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Pronto para o show em cinco minutos",
          rows: [
            {
              title: "Encurte o caminho",
              text: "Ponha o buffer da sua interface de áudio em 64 ou 128 samples. A maior parte do atraso no fone vem daí, não do plug-in.",
            },
            {
              title: "Acerte o tom de cada música",
              text: "Salve um preset por música, com tom e escala. No palco você troca de preset, não de ajuste.",
            },
            {
              title: "Comece com o Retune no meio",
              text: "Cante o verso mais difícil do repertório. Se as notas tremem, acelere. Se os portamentos viram escada, desacelere. Se as notas longas ficam paradas demais, dê mais Human.",
            },
            {
              title: "Afine antes do eco",
              text: "Ponha o 2026 antes do reverb e do delay. Senão, ele ouve dois de você e acredita nos dois.",
            },
            {
              title: "Tenha uma saída",
              text: "Ligue o bypass a um pedal. Entre uma música e outra você vai querer falar, e ninguém conversa em lá menor.",
            },
          ],
        },
      ],
    },
    {
      name: "audio",
      blocks: [
        {
          block: "audioDemos",
          headline: "O 2026 e os vizinhos",
          text: "Vozes sintéticas, um pouco fora no começo, e três edições que põem tudo no lugar.",
          demos: [
            {
              product: "auto-tune-2026",
              title: "2026, ao vivo",
              text: "Rápido e arrumado, com um resto da subidinha até a nota.",
            },
            {
              product: "auto-tune-pro",
              title: "Pro, natural",
              text: "Chega à nota mais devagar. Ouça o começo das longas.",
            },
            {
              product: "auto-tune-hybrid",
              title: "Hybrid, com Throat",
              text: "Velocidade média e, de quebra, uma garganta um pouco diferente.",
            },
          ],
        },
      ],
    },
  ],
};
