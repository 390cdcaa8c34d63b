import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalReverb: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-reverb",
  name: "Vocal Reverb",
  tagline: "Um lugar para cantar.",
  text: "Uma voz seca não está em lugar nenhum. O Vocal Reverb escuta o andamento da música e como a voz se encaixa nela, sugere uma sala que combina com as duas e não atropela as palavras.",
  nav: { description: "Uma sala que combina com a voz", isNew: false, order: 5 },
  products: ["vocal-reverb"],
  seo: {
    title: "Vocal Reverb: uma sala para a voz",
    description:
      "O Vocal Reverb sugere uma sala que combina com a voz e com o andamento, e não atropela as palavras.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Uma sala por onde dá para andar",
      rows: [
        {
          title: "Primeiro, uma sugestão",
          text: "Toque uma estrofe, e ele propõe tamanho e decay. Músicas lentas ganham salas mais longas; nas agitadas, a sala sai da frente.",
        },
        {
          title: "Veja as paredes",
          text: "A sala é desenhada em perspectiva, e cada anel no chão é som a caminho da porta lá do fundo. Puxe a parede de trás para dar mais profundidade.",
        },
        {
          title: "Ele dá a vez às palavras",
          text: "Enquanto você canta, a cauda recua; entre os versos, ela aparece. Sala grande, letra clara.",
        },
        {
          title: "Distância, não só dry e wet",
          text: "Um controle leva quem canta em direção à parede do fundo: primeiras reflexões, timbre e cauda mudam juntos, como quando alguém anda.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Lugar nenhum, depois algum lugar",
      text: "Uma voz sintética segura notas longas, primeiro sem sala nenhuma.",
      demos: [
        {
          product: "vocal-reverb",
          title: "Do seco à sala",
          text: "Ouça os espaços entre as notas. É ali que a sala mora.",
        },
      ],
    },
    includedInUnlimited(
      "A última das cinco ferramentas da cadeia vocal no plano, e a primeira em que quase todo mundo exagera.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Perguntas sobre o reverb",
      items: [
        {
          question: "Quantas salas ele tem?",
          answer:
            "Uma, que você muda em todas as direções. Os presets são só lugares onde alguém largou as paredes.",
        },
        {
          question: "Insert ou send?",
          answer:
            "Os dois funcionam. Em insert, use o controle de distância. Em send, desligue o dry e use uma sala para várias vozes, para que todas fiquem no mesmo lugar.",
        },
        {
          question: "Como consigo aquele enorme e cintilante?",
          answer:
            "Esse é o Halo, um dos efeitos criativos. Este aqui é para salas que poderiam existir.",
        },
        {
          question: "A sugestão muda enquanto eu mixo?",
          answer: "Não. Ele escuta quando você pede e depois fica quieto.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Também sobre espaço",
      products: ["halo", "orbit", "vocal-compressor"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal Reverb: os fatos",
          inside: [
            { name: "Decay", value: "0,2 a 12 segundos" },
            { name: "Pre-delay", value: "0 a 250 ms, ou no tempo da DAW" },
            { name: "Ducking", value: "0 a 100" },
            { name: "Largura", value: "Entra mono, sai estéreo, onde a DAW permite" },
            { name: "Escuta", value: "No seu computador; nenhum áudio é enviado" },
          ],
          latency: "Nenhuma",
          diskSpace: "330 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Ache a dose certa de reverb",
          rows: [
            {
              title: "Comece pelo andamento",
              text: "Deixe ele escutar uma estrofe. Em geral, a cauda deve ter quase sumido quando começa o próximo verso.",
            },
            {
              title: "Ajuste o pre-delay",
              text: "De 20 a 40 ms, as palavras ficam na frente da sala. Mais que isso, você ouve um eco; sem nada, quem canta fica dentro da parede.",
            },
            {
              title: "Tire os graves",
              text: "Uma sala que ronca deixa a mix inteira menor. Corte o grave dela até você só sentir falta quando não está mais lá.",
            },
            {
              title: "Suba até perceber",
              text: "Depois desça um pouquinho. O que você percebe na mix, quem ouve percebe em dobro.",
            },
            {
              title: "Confira em mono e baixinho",
              text: "Em um celular em cima da mesa, as palavras precisam continuar lá. Se não, suba o ducking antes de baixar o reverb.",
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
          headline: "Salas possíveis e impossíveis",
          text: "Vozes sintéticas, três lugares para ficar.",
          demos: [
            {
              product: "vocal-reverb",
              title: "Vocal Reverb",
              text: "Uma sala que poderia existir.",
            },
            {
              product: "halo",
              title: "Halo",
              text: "Uma cauda que sobe uma oitava ao sair. Sem alvará.",
            },
            {
              product: "orbit",
              title: "Orbit",
              text: "Parede nenhuma, mas quem canta anda em volta de você.",
            },
          ],
        },
      ],
    },
  ],
};
