import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalCompressor: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-compressor",
  name: "Vocal Compressor",
  tagline: "O forte e o fraco fizeram as pazes.",
  text: "Quem canta chega perto, se afasta, sussurra e grita. O Vocal Compressor aprende a dinâmica do take, parte de ajustes que combinam com ela e mostra cada decibel que tira.",
  nav: { description: "Equilibra o forte e o fraco", isNew: false, order: 3 },
  products: ["vocal-compressor"],
  seo: {
    title: "Vocal Compressor: a voz equilibrada",
    description:
      "O Vocal Compressor aprende até onde o take vai do fraco ao forte, parte de ajustes que combinam e mostra o que tira.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Ele mede antes de apertar",
      rows: [
        {
          title: "Um começo que serve",
          text: "Em poucos segundos ele sabe até onde vai o volume desta voz. Threshold e Ratio param em um ponto de onde dá para trabalhar.",
        },
        {
          title: "A curva",
          text: "Entrada de um lado, saída do outro. Onde a linha dobra, começa a compressão; quanto mais deitada, mais firme.",
        },
        {
          title: "O histórico",
          text: "O take passa como foi cantado e como sai, e lá de cima pende o que foi tirado. Na hora você vê se ele trabalha nas palavras ou em tudo.",
        },
        {
          title: "Mão lenta, mão rápida",
          text: "Attack e Release se adaptam à frase. O grito é pego a tempo, e a nota longa não afunda no meio.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "À mesma distância",
      text: "Pedimos à voz sintética para pular entre o sussurro e o grito. Ela obedeceu.",
      demos: [
        {
          product: "vocal-compressor",
          title: "Do irregular ao uniforme",
          text: "Antes, você ficaria com a mão no fader. Depois, pode tirar.",
        },
      ],
    },
    includedInUnlimited(
      "O compressor está no plano, e também o que vem antes e depois dele na cadeia.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Perguntas sobre o compressor",
      items: [
        {
          question: "Já tenho cinco compressores. Por que este?",
          answer:
            "Porque ele começa onde você acabaria chegando. Se você gosta do caminho, fique com os cinco; a gente entende.",
        },
        {
          question: "Como sei que exagerei?",
          answer:
            "Quando as respirações ficam tão altas quanto as palavras. E também quando a imagem mostra o tempo todo algo sendo tirado.",
        },
        {
          question: "Antes ou depois do EQ?",
          answer:
            "Na nossa cadeia, depois do Vocal EQ: o EQ tira o que faria o compressor trabalhar à toa. Mas não é lei.",
        },
        {
          question: "Posso usar enquanto gravo?",
          answer: "Sim. Com o look-ahead desligado, ele não acrescenta atraso.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "De um lado e do outro",
      products: ["vocal-eq", "vocal-de-esser", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal Compressor: os fatos",
          inside: [
            { name: "Threshold", value: "-60 a 0 dB" },
            { name: "Ratio", value: "1:1 a 20:1" },
            { name: "Attack", value: "Adaptativo ou à mão" },
            { name: "Release", value: "Um valor inicial à mão, adaptativo a partir dali" },
            { name: "Look-ahead", value: "Desligado ou 5 ms" },
            { name: "Escuta", value: "No seu computador; nenhum áudio é enviado" },
          ],
          latency: "Nenhuma; 5 ms com look-ahead, compensados pela DAW",
          diskSpace: "280 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Ajuste um compressor de voz de ouvido",
          rows: [
            {
              title: "Ponha dois versos em loop",
              text: "Escolha o mais fraco e o mais forte que venham em seguida. Se esses dois funcionam, a música funciona.",
            },
            {
              title: "Exagere",
              text: "Baixe o Threshold até soar errado: chapado, colado, sem fôlego. Agora você sabe como soa o efeito.",
            },
            {
              title: "Volte",
              text: "Suba até só perceber o compressor quando desliga. A imagem deve mostrar trabalho no verso forte e descanso no fraco.",
            },
            {
              title: "Ouça as consoantes",
              text: "Se o “t” e o “k” perderam o corte, deixe o Attack mais lento. Se a primeira sílaba salta para fora, deixe mais rápido.",
            },
            {
              title: "Devolva o volume",
              text: "Suba a saída o tanto que foi tirado, para comparar timbre, e não volume.",
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
          headline: "Uniforme e, depois, mais longe",
          text: "Uma voz sintética, primeiro posta em um só nível, depois em uma sala.",
          demos: [
            {
              product: "vocal-compressor",
              title: "Vocal Compressor",
              text: "O sussurro e o grito se encontram no meio.",
            },
            {
              product: "vocal-prep",
              title: "Vocal Prep",
              text: "O parente mais gentil: cuida do nível e ainda faz a limpeza.",
            },
            {
              product: "vocal-reverb",
              title: "Vocal Reverb",
              text: "Uma voz uniforme pede menos reverb. Ouça como é pouco.",
            },
          ],
        },
      ],
    },
  ],
};
