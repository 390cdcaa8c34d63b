import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocodist: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "vocodist",
  name: "Vocodist",
  tagline: "Deixe o acorde falar por você.",
  text: "Um vocoder pega as palavras de uma voz e as notas de outra coisa. O Vocodist já traz essa outra coisa: você fala, e sai um acorde.",
  nav: { description: "Um vocoder com acordes próprios", isNew: false, order: 3 },
  products: ["vocodist"],
  seo: {
    title: "Vocodist: vocoder para vozes",
    description:
      "O Vocodist pega as palavras de uma voz e as notas de um acorde. Sons de vocoder, do vintage ao que não é deste mundo.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Vinte e seis boquinhas",
      rows: [
        {
          title: "Bandas para assistir",
          text: "A voz é cortada em 26 bandas, e cada uma abre e fecha como uma boca. O que você vê é o que deixa o acorde passar.",
        },
        {
          title: "Carrier",
          text: "A portadora, a matéria-prima do canto: de início uma onda dente de serra, mais clara ou mais escura em um botão. Toque o acorde em um teclado ou deixe o embutido segurar.",
        },
        {
          title: "Formant",
          text: "Desloca umas bandas em relação às outras. Para cima, a máquina encolhe; para baixo, cria barba.",
        },
        {
          title: "Grit",
          text: "O ruído que faz as consoantes. De menos, ninguém entende você; de mais, todo mundo pensa em lata de spray.",
        },
        {
          title: "Mix",
          text: "Quanto resta de você. Um pouco da voz de verdade por cima deixa a letra clara sem entregar o truque.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Garganta é que não é",
      text: "Uma voz sintética dá as palavras. Um acorde dente de serra dá o resto.",
      demos: [
        {
          product: "vocodist",
          title: "Da voz ao acorde",
          text: "A melodia se foi, as palavras não. Na linha de afinação ainda se vê quem estava falando.",
        },
      ],
    },
    includedInUnlimited(
      "O Vocodist está no plano com os outros 13 efeitos criativos, para a música que precisa dele e as dez que virão atrás.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Perguntas sobre o Vocodist",
      items: [
        {
          question: "É a mesma coisa que hard tune?",
          answer:
            "Não. O hard tune é a sua voz em notas exatas. O vocoder joga fora as suas notas e deixa um sintetizador falar com a sua boca.",
        },
        {
          question: "Preciso de um teclado?",
          answer:
            "Não. Há um acorde embutido. Com um canal MIDI ou um teclado, você toca o que quiser.",
        },
        {
          question: "Por que ninguém me entende?",
          answer:
            "Fale mais do que canta, perto do microfone, e suba o Grit. Vocoder precisa de consoante.",
        },
        {
          question: "Outro canal pode ser o Carrier?",
          answer:
            "Sim, pelo sidechain. Guitarras e cordas funcionam; bateria, só para quem tem gosto peculiar.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Outras máquinas",
      products: ["auto-tune-efx-plus", "stutter", "metamorph"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocodist: os fatos",
          inside: [
            { name: "Bandas", value: "26" },
            { name: "Carrier", value: "Acorde dente de serra embutido, MIDI ou sidechain" },
            { name: "Botões", value: "Carrier, Formant, Grit e Mix" },
            { name: "Vozes", value: "Até 8 ao mesmo tempo" },
          ],
          latency: "Cerca de 5 ms",
          diskSpace: "180 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Faça uma máquina dizer o seu refrão",
          rows: [
            {
              title: "Fale",
              text: "Grave o refrão falado, no ritmo, com consoantes duras. A melodia iria fora de qualquer jeito.",
            },
            {
              title: "Comprima a voz",
              text: "Ponha o Vocal Compressor antes do Vocodist. As bandas só abrem o tanto que a voz é forte, então mantenha tudo uniforme.",
            },
            {
              title: "Toque os acordes",
              text: "Mande um canal MIDI para o Vocodist e toque os acordes do refrão, longos, sem buracos. Onde não há nota, a máquina fica muda.",
            },
            {
              title: "Suba o Grit até entender",
              text: "Peça a opinião de quem não conhece a letra. Você conhece, então ouve as palavras em qualquer coisa.",
            },
            {
              title: "Dê um lugar a ela",
              text: "Sala curta ou nenhuma. O vocoder é denso, e um reverb longo faz dele um temporal.",
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
          headline: "Máquinas que falam",
          text: "Vozes sintéticas, agora mais ainda.",
          demos: [
            {
              product: "vocodist",
              title: "Vocodist",
              text: "Um acorde que sabe palavras.",
            },
            {
              product: "auto-tune-efx-plus",
              title: "AutoTune EFX+",
              text: "Ainda é a sua voz, mas só nos degraus.",
            },
            {
              product: "stutter",
              title: "Stutter",
              text: "A máquina engasga, no tempo.",
            },
          ],
        },
      ],
    },
  ],
};
