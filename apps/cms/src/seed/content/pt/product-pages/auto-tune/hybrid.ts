import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet } from "../../system-requirements.ts";

export const hybrid: SeedProductPage = {
  family: "auto-tune",
  slug: "hybrid",
  name: "AutoTune Hybrid",
  tagline: "A afinação que mora no hardware.",
  text: "O Hybrid é o AutoTune para Pro Tools. Roda no DSP do seu sistema enquanto você grava e de forma nativa quando você mixa, com os mesmos ajustes e o mesmo som.",
  nav: { description: "Para Pro Tools, em DSP ou nativo", isNew: false, order: 3 },
  products: ["auto-tune-hybrid"],
  seo: {
    title: "AutoTune Hybrid: afinação para Pro Tools",
    description:
      "Afinação em tempo real como plug-in AAX, em hardware DSP ou de forma nativa. O AutoTune Hybrid mantém os ajustes e o som iguais nos dois.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Feito como um equipamento de rack",
      rows: [
        {
          title: "DSP ou nativo",
          text: "No hardware enquanto você grava, no computador quando você mixa. Leve a sessão do estúdio para o notebook, e os ajustes vão junto.",
        },
        {
          title: "Uma parede de luzes",
          text: "As luzes fracas mostram o que você canta; as fortes, o que sai. A distância entre elas é o que o Hybrid faz, e dá para ler lá da cabine.",
        },
        {
          title: "Throat",
          text: "Alonga ou encurta a garganta de onde a voz parece sair. Um fio disso já põe peito em um take magrinho.",
        },
        {
          title: "Retune e Flex",
          text: "O Retune define a rapidez com que a nota é corrigida. O Flex define o quanto ela precisa estar perto para algo acontecer, e assim um portamento continua portamento.",
        },
        {
          title: "Um botão para o palco",
          text: "O LIVE abre mão de tudo o que custa tempo. O atraso que sobra está escrito embaixo do botão, então ninguém precisa discutir.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Ajuste de palco",
      text: "Uma voz sintética como em um show: velocidade média, um pouco de Throat.",
      demos: [
        {
          product: "auto-tune-hybrid",
          title: "Afinada, com mais peito",
          text: "As notas assentam em velocidade média enquanto a voz fica um pouco maior que a dona.",
        },
      ],
    },
    includedInUnlimited(
      "O Hybrid é uma das três edições do plano. O Pro e o 2026 vêm junto, para todas as DAWs que não são o Pro Tools.",
    ),
    {
      block: "specs",
      headline: "Requisitos de sistema",
      groups: [
        {
          title: "Do que você precisa",
          rows: [
            { name: "DAW", value: "Pro Tools que carregue plug-ins AAX DSP ou AAX Native" },
            { name: "Mac", value: "macOS 12 ou mais recente, Apple silicon ou Intel; AAX" },
            { name: "PC", value: "Windows 10 ou 11, 64 bits; AAX" },
            { name: "Ativação", value: "Em 2 computadores ao mesmo tempo" },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "Perguntas sobre o Hybrid",
      items: [
        {
          question: "Preciso de hardware DSP?",
          answer:
            "Não. Sem ele, o Hybrid roda de forma nativa. Com ele, o processamento passa para o hardware e seu computador trabalha menos enquanto você grava.",
        },
        {
          question: "Funciona fora do Pro Tools?",
          answer:
            "Não, o Hybrid só vem em AAX. Para outras DAWs, fique com o AutoTune Pro ou o AutoTune 2026.",
        },
        {
          question: "O Hybrid tem modo gráfico?",
          answer:
            "Não. Ele afina em tempo real. Para editar nota por nota depois do take, existe o AutoTune Pro.",
        },
        {
          question: "Soa igual em DSP e nativo?",
          answer:
            "A ideia é essa: mesmos ajustes, mesmo método. O que muda é o atraso, menor no hardware.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Em volta do Hybrid",
      products: ["auto-tune-pro", "auto-key", "vocal-compressor"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune Hybrid: os fatos",
          inside: [
            { name: "Modo", value: "Automático, em tempo real" },
            { name: "Botões", value: "Retune, Flex e Throat" },
            { name: "Retune Speed", value: "0 a 300 ms" },
            { name: "Escalas", value: "Maior, menor, cromática ou as notas que você escolher" },
            { name: "Tom", value: "À mão ou pelo AutoKey" },
          ],
          sampleRates: "44,1 a 192 kHz nativo, 44,1 a 96 kHz em DSP",
          latency: "Cerca de 2 ms em DSP com LIVE, cerca de 3 ms nativo",
          diskSpace: "240 MB",
          formats: [
            { name: "macOS", value: "AAX DSP, AAX Native" },
            { name: "Windows", value: "AAX DSP, AAX Native" },
            { name: "Arquitetura", value: "64 bits; nativo em Apple silicon" },
          ],
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Grave afinado, guarde o take bruto",
          rows: [
            {
              title: "Faça dois canais",
              text: "Grave o microfone em um canal sem nenhum plug-in. Mande a mesma entrada para um segundo, que vai para o fone de quem canta.",
            },
            {
              title: "Ponha o Hybrid no segundo",
              text: "Se você tem o hardware, escolha a versão DSP. Aperte LIVE e leia o atraso logo abaixo.",
            },
            {
              title: "Ajuste para quem canta",
              text: "Retune médio e bastante Flex. Quem briga com a correção canta pior do que quem nem percebe.",
            },
            {
              title: "Grave",
              text: "Quem canta ouve a voz afinada; o disco fica com a voz sincera.",
            },
            {
              title: "Decida depois",
              text: "Copie o plug-in com os ajustes para o canal bruto, em modo nativo, e mude de ideia quantas vezes quiser.",
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
          headline: "O Hybrid e quem trabalha ao lado",
          text: "Vozes sintéticas, três janelas.",
          demos: [
            {
              product: "auto-tune-hybrid",
              title: "Hybrid, palco",
              text: "Afinação média, com a garganta mais longa.",
            },
            {
              product: "auto-tune-2026",
              title: "2026, ao vivo",
              text: "Mais rápido, e a garganta fica como era.",
            },
            {
              product: "vocal-compressor",
              title: "Vocal Compressor",
              text: "O que costuma vir logo depois da afinação: um nível uniforme.",
            },
          ],
        },
      ],
    },
  ],
};
