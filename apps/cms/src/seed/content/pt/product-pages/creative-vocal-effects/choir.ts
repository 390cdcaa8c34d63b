import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const choir: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "choir",
  name: "Choir",
  tagline: "Todo mundo na sala é você.",
  text: "O Choir pega uma voz e enche as fileiras atrás dela com outras, cada uma um pouco diferente na afinação, no tempo e na garganta. Você decide quantas são, a que distância ficam e quanto ensaiaram.",
  nav: { description: "Uma só voz vira um coral", isNew: false, order: 4 },
  products: ["choir"],
  seo: {
    title: "Choir: uma voz vira muitas",
    description:
      "O Choir transforma uma voz em muitas, cada uma um pouco diferente na afinação, no tempo e na garganta. De uma roda de amigos a fileiras cheias.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Encha as fileiras",
      rows: [
        {
          title: "Visto de cima",
          text: "Você fica na frente, as fileiras fazem a curva em volta. Cada lugar ocupado se acende; o número no canto diz quantas vozes cantam.",
        },
        {
          title: "Quatro naipes",
          text: "Baixo, tenor, contralto e soprano lado a lado. A mesma melodia, gargantas diferentes: soa como gente, e não como pedal de chorus.",
        },
        {
          title: "Quanto ensaiaram",
          text: "Espalhe a afinação e o tempo, do grupo bem treinado à arquibancada de estádio.",
        },
        {
          title: "Profundidade",
          text: "As fileiras de trás chegam mais tarde, mais suaves e mais escuras, como em uma sala de concerto. A sala você acrescenta com um reverb.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Uma, depois o resto",
      text: "Uma voz sintética segura notas longas sozinha. E, de repente, não mais.",
      demos: [
        {
          product: "choir",
          title: "Uma voz, um coral",
          text: "Muitas vozes, nenhuma exatamente na nota, e juntas mais afinadas que a primeira.",
        },
      ],
    },
    includedInUnlimited(
      "O Choir vem com o plano, junto com outros 13 efeitos criativos e o reverb em que ele gostaria de ficar.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Perguntas sobre o Choir",
      items: [
        {
          question: "Ele inventa harmonias?",
          answer:
            "Não. Todas as vozes cantam a sua melodia, algumas em outra oitava. Para vozes em outras notas, ponha o Harmony Engine antes.",
        },
        {
          question: "Quantas vozes fazem sentido?",
          answer:
            "Oito soam como amigos, vinte como um coral. Acima disso, você ouve tamanho em vez de gente.",
        },
        {
          question: "Há cantores gravados lá dentro?",
          answer: "Não. Cada voz é feita da sua, enquanto toca.",
        },
        {
          question: "Meu computador dá conta?",
          answer:
            "Fileiras cheias dão trabalho. Se a ventoinha entrar no coral, faça um bounce do canal quando gostar do resultado.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Companhia para o coral",
      products: ["harmony-engine", "vocal-reverb", "undertow"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Choir: os fatos",
          inside: [
            { name: "Lugares", value: "48 em 4 fileiras" },
            { name: "Naipes", value: "4: baixo, tenor, contralto, soprano" },
            { name: "Variação", value: "Afinação, tempo e garganta" },
            { name: "Saída", value: "Estéreo" },
          ],
          latency: "Cerca de 30 ms, compensada pela DAW",
          diskSpace: "210 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Ponha uma multidão atrás do último refrão",
          rows: [
            {
              title: "Copie a voz principal",
              text: "Duplique a voz principal do refrão em um canal novo e ponha o Choir nele. A original fica sozinha na frente.",
            },
            {
              title: "Comece com uma fileira",
              text: "Seis vozes, pouca variação. Se soar como efeito, as vozes estão parecidas demais: abra o tempo antes da afinação.",
            },
            {
              title: "Encha o fundo",
              text: "Some fileiras até o refrão ficar largo. Tire um pouco do grave do canal do coral, ou ele empurra o baixo para fora.",
            },
            {
              title: "Abaixe as palavras",
              text: "Uma multidão não diz o “t” toda junta. Passe o de-esser e suavize o coral; a letra é com a voz principal.",
            },
            {
              title: "Dê a todos a mesma sala",
              text: "Mande o coral para o Vocal Reverb, longo e escuro, e a voz principal para a mesma sala, mas bem menos. Agora estão todos no mesmo lugar.",
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
          headline: "De uma a uma multidão",
          text: "Sintéticas, até a última.",
          demos: [
            {
              product: "choir",
              title: "Choir",
              text: "Fileiras cheias em notas longas.",
            },
            {
              product: "harmony-engine",
              title: "Harmony Engine",
              text: "Menos vozes, mais notas.",
            },
            {
              product: "undertow",
              title: "Undertow",
              text: "Só mais uma voz, mas uma oitava abaixo.",
            },
          ],
        },
      ],
    },
  ],
};
