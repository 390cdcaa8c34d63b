import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalDeEsser: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-de-esser",
  name: "Vocal De-Esser",
  tagline: "Menos chiado, a mesma voz.",
  text: "Microfone perto e EQ brilhante amam a letra “s” mais do que qualquer pessoa. O Vocal De-Esser acha a banda em que o seu “s” machuca, abaixa só ela e só enquanto ele dura.",
  nav: { description: "Suaviza os “s” ásperos, e só", isNew: false, order: 4 },
  products: ["vocal-de-esser"],
  seo: {
    title: "Vocal De-Esser: um “s” mais suave",
    description:
      "O Vocal De-Esser acha onde a voz é áspera e abaixa só isso, só enquanto dura. O resto da voz fica.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Um corte estreito, na hora certa",
      rows: [
        {
          title: "Ele procura o seu “s”",
          text: "Cada boca chia em um lugar, muitas vezes entre 5 e 9 kHz. Toque um verso, e a banda vai para lá sozinha.",
        },
        {
          title: "Veja acontecer",
          text: "O espectrograma mostra as palavras passando, com as letras embaixo. Cada “s” ganha uma janela recortada. Se mais alguma coisa for cortada, você também vê.",
        },
        {
          title: "Ouça o que sai",
          text: "Um botão toca só o que foi tirado. Deve soar como bomba de bicicleta. Se você ouvir vogais, alivie.",
        },
        {
          title: "Ele não confunde “s” com sopro",
          text: "A respiração e o ar continuam abertos, porque é abaixando isso que o de-esser deixa a voz sem vida.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Mais sssssuave",
      text: "Para isto, a voz sintética ganhou consoantes cortantes. Cuidado com o fone na primeira.",
      demos: [
        {
          product: "vocal-de-esser",
          title: "Do áspero ao liso",
          text: "Os “s” recuam para trás das palavras. As vogais no meio são iguais nas duas.",
        },
      ],
    },
    includedInUnlimited(
      "É uma das cinco ferramentas de mixagem do plano, e aquela que só é lembrada quando faz falta.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Perguntas sobre o de-esser",
      items: [
        {
          question: "Não dava para usar só um EQ?",
          answer:
            "Um EQ abaixaria a banda na música inteira, com vogais e tudo. O de-esser espera o “s”.",
        },
        {
          question: "Por que a voz ficou com a língua presa?",
          answer:
            "Redução demais ou banda larga demais. Use metade do que parece certo e ouça de novo amanhã.",
        },
        {
          question: "Antes ou depois do compressor?",
          answer:
            "Depois. O compressor levanta as partes fracas, e os “s” muitas vezes estão entre elas. Se o compressor reage ao “s”, ponha também um antes.",
        },
        {
          question: "Funciona em outros idiomas além do inglês?",
          answer: "Sim, com chiado carioca e tudo. Ele ouve aspereza, não letras.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "A turma de sempre",
      products: ["vocal-compressor", "vocal-eq", "vocal-reverb"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal De-Esser: os fatos",
          inside: [
            { name: "Banda", value: "2 a 16 kHz, achada de ouvido ou posta à mão" },
            { name: "Redução", value: "0 a 24 dB" },
            { name: "Monitor", value: "Toca só o que foi tirado" },
            { name: "Escuta", value: "No seu computador; nenhum áudio é enviado" },
          ],
          latency: "Cerca de 2 ms, compensada pela DAW",
          diskSpace: "260 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Dome o “s” sem prender a língua",
          rows: [
            {
              title: "Pegue o pior verso",
              text: "Toda música tem um, cheio de “s” e de “x”. Ponha em loop. Se esse verso está bom, os outros estão.",
            },
            {
              title: "Deixe ele achar a banda",
              text: "Toque o loop duas vezes. Veja onde fica o corte no espectrograma: nos clarões, e não nas listras das vogais.",
            },
            {
              title: "Ouça o lixo",
              text: "Passe para o que foi tirado. Estreite a banda até as vogais sumirem dali.",
            },
            {
              title: "Pare cedo",
              text: "Suba a redução até o “s” parar de doer, não até ele sumir. Uma palavra precisa do “s” para ser entendida.",
            },
            {
              title: "Confira no reverb",
              text: "Ligue o reverb de novo. Uma cauda longa repete cada “s” que você deixou; é ali que se ouve se foi o bastante.",
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
          headline: "Os agudos, por ordem",
          text: "Como soa uma voz sintética acima de 5 kHz, e o que dá para fazer a respeito.",
          demos: [
            {
              product: "vocal-de-esser",
              title: "Vocal De-Esser",
              text: "Só mudam os momentos ásperos.",
            },
            {
              product: "vocal-eq",
              title: "Vocal EQ",
              text: "Aqui muda o timbre inteiro, o tempo todo.",
            },
          ],
        },
      ],
    },
  ],
};
