import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const metamorph: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "metamorph",
  name: "Metamorph",
  tagline: "Outra pessoa canta a sua música.",
  text: "O Metamorph entrega a sua interpretação a outra garganta. As palavras, o tempo e o fraseado continuam seus; quem parece cantar é um ponto em um pad.",
  nav: { description: "Seu fraseado, outra voz", isNew: true, order: 1 },
  products: ["metamorph"],
  seo: {
    title: "Metamorph: seu fraseado, outra voz",
    description:
      "O Metamorph transforma sua voz em outra e mantém as palavras, o tempo e o fraseado. Escolha em um pad quem canta.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Um mapa de quem você não é",
      rows: [
        {
          title: "Quatro cantos",
          text: "Você em um, uma criança no seguinte, depois uma máquina e uma criatura. Tudo o que fica no meio é mistura, e a maior parte ainda não tem nome.",
        },
        {
          title: "Um dedo",
          text: "Arraste pelo pad enquanto a música toca. As formas em volta do dedo mostram no que você está virando.",
        },
        {
          title: "O que fica",
          text: "Quando você canta cada palavra, quanto tempo segura, onde respira. A interpretação é a maior parte de uma voz, e essa parte fica.",
        },
        {
          title: "O que muda",
          text: "O comprimento da garganta, o peso das pregas, a altura da voz. Não é um preset por cima, é o corpo por baixo.",
        },
        {
          title: "Ninguém em especial",
          text: "Estas vozes são construídas, não copiadas. Não há pessoa real nos cantos do pad, e não dá para carregar nenhuma.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Duas pessoas, um take",
      text: "As duas são sintéticas. A segunda nunca cantou uma nota.",
      demos: [
        {
          product: "metamorph",
          title: "De uma para outra",
          text: "As mesmas palavras nos mesmos instantes. Só mudou a pessoa no meio.",
        },
      ],
    },
    includedInUnlimited(
      "O Metamorph é um dos 14 efeitos criativos do plano. Chegou lá no dia em que saiu.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Perguntas sobre o Metamorph",
      items: [
        {
          question: "Dá para soar como alguém famoso?",
          answer:
            "Não, e é de propósito. O Metamorph passeia entre vozes que não são de ninguém. Para pegar emprestada a voz de uma pessoa real, é preciso o sim dessa pessoa.",
        },
        {
          question: "Funciona em tempo real?",
          answer:
            "Sim, com um pequeno atraso. Serve para brincar; para cantar no clique, monitore a voz seca.",
        },
        {
          question: "Posso automatizar o pad?",
          answer:
            "Sim, nas duas direções. Uma voz que envelhece ao longo da estrofe são duas linhas de automação.",
        },
        {
          question: "Ele também corrige a afinação?",
          answer:
            "Não. Ponha o AutoTune antes. Uma voz afinada também é mais fácil de transformar em outra.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Mais estranhos",
      products: ["larynx", "choir", "vocodist"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Metamorph: os fatos",
          inside: [
            { name: "Pad", value: "4 cantos: você, criança, máquina, criatura" },
            { name: "Muda", value: "Garganta, pregas vocais e altura" },
            { name: "Mantém", value: "Palavras, tempo, respiração" },
            { name: "Automação", value: "As duas direções do pad e o mix" },
            { name: "Processamento", value: "No seu computador; nenhum áudio é enviado" },
          ],
          latency: "Cerca de 40 ms, compensada pela DAW",
          diskSpace: "480 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Duas pessoas no dueto que só você cantou",
          rows: [
            {
              title: "Cante as duas partes",
              text: "Grave a segunda voz em um canal só dela, com outro clima. Cante como aquela pessoa cantaria: o Metamorph muda a garganta, não os modos.",
            },
            {
              title: "Afine primeiro",
              text: "AutoTune nos dois canais, no mesmo tom. Dois estranhos desafinam entre si de jeitos que uma pessoa só nunca consegue.",
            },
            {
              title: "Saia do canto devagar",
              text: "Ponha o Metamorph no segundo canal e arraste para longe de você, aos poucos. Pare quando não se reconhecer mais; muitas vezes é a um terço do caminho.",
            },
            {
              title: "Separe os dois",
              text: "Um no pan para a esquerda, outro para a direita, só um pouco. Dê a eles a mesma sala com o Vocal Reverb, para se encontrarem em algum lugar.",
            },
            {
              title: "Deixe a resposta humana",
              text: "Se uma palavra soa errada, cante de novo em vez de mexer mais. É mais rápido.",
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
          headline: "Um pouco outra pessoa, ou muito",
          text: "De uma garganta torta a alguém novo. Todas as vozes são sintéticas, antes e depois.",
          demos: [
            {
              product: "metamorph",
              title: "Metamorph",
              text: "Outra pessoa, com a mesma música na cabeça.",
            },
            {
              product: "larynx",
              title: "Larynx",
              text: "A mesma pessoa, com uma garganta que não poderia existir.",
            },
            {
              product: "whisper",
              title: "Whisper",
              text: "A mesma pessoa, só que sem o som da voz.",
            },
          ],
        },
      ],
    },
  ],
};
