import type { SeedProductPage } from "../../../../seed-content.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const efxPlus: SeedProductPage = {
  family: "auto-tune",
  slug: "efx-plus",
  name: "AutoTune EFX+",
  tagline: "O efeito, de propósito.",
  text: "O EFX+ não se esconde. Ele crava cada nota na escala e põe dobra e eco por trás, com um campo para um dedo e dezesseis pads para bater. É o som em que todo mundo pensa quando ouve o nome.",
  nav: { description: "Hard tune com um rack de efeitos", isNew: false, order: 4 },
  products: ["auto-tune-efx-plus"],
  seo: {
    title: "AutoTune EFX+: hard tune com efeitos",
    description:
      "O som robótico com dobra e eco por trás, tocado com um dedo. O AutoTune EFX+ é o efeito, de propósito.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Menos sutil, mais divertido",
      rows: [
        {
          title: "Cravado desde a primeira nota",
          text: "A linha sobe e desce em degraus, sem nada no meio. É só escolher o tom.",
        },
        {
          title: "Um campo para um dedo",
          text: "Em um canto, o humano; no outro, o robô. Passeie entre eles enquanto canta, e a linha pula de nota em nota com você.",
        },
        {
          title: "Dezesseis pads",
          text: "Bata em um para ter uma segunda voz ao lado da sua, em outro para repetições lá atrás. Segure por uma palavra, solte na próxima.",
        },
        {
          title: "No tempo",
          text: "Ecos e repetições correm em dezesseis passos, no andamento da música. Você pode atrasar; eles não.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Este você conhece",
      text: "Uma voz sintética que, veja só, leva jeito para soar sintética.",
      demos: [
        {
          product: "auto-tune-efx-plus",
          title: "Hard tune, bem acompanhado",
          text: "Cada portamento vira degrau. Depois entram a dobra e o eco por trás.",
        },
      ],
    },
    systemRequirements,
    {
      block: "faq",
      headline: "Perguntas sobre o EFX+",
      items: [
        {
          question: "O EFX+ faz parte do Unlimited?",
          answer:
            "Não. O EFX+ é vendido à parte, fora do plano. As três edições do plano também fazem o som robótico; o EFX+ acrescenta os pads e o que há por trás deles.",
        },
        {
          question: "Ele também sabe ser sutil?",
          answer:
            "Não muito. Foi feito para o contrário. Para uma correção que ninguém ouve, fique com o AutoTune Pro ou o AutoTune 2026.",
        },
        {
          question: "É um bom primeiro AutoTune?",
          answer:
            "Se o que você quer é o efeito, sim: há pouco para ajustar e é difícil errar. Se você quer corrigir takes, comece pelo 2026.",
        },
        {
          question: "Funciona ao vivo?",
          answer: "Sim, ele afina em tempo real. O eco acompanha o andamento da DAW.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Para ir mais longe",
      products: ["vocodist", "auto-tune-2026", "auto-key"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune EFX+: os fatos",
          inside: [
            { name: "Modo", value: "Automático, cravado, em tempo real" },
            { name: "Efeitos", value: "Dobra, eco e repetições, em 16 pads" },
            { name: "Escalas", value: "Maior, menor, cromática ou as notas que você escolher" },
            { name: "Tom", value: "À mão ou pelo AutoKey" },
            { name: "Andamento", value: "O da DAW" },
          ],
          latency: "Cerca de 3 ms",
          diskSpace: "260 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Cante para o hard tune soar bem",
          rows: [
            {
              title: "Acerte o tom",
              text: "No tom errado, o hard tune erra com muita convicção. Deixe o AutoKey achar, ou teste os dois mais prováveis e ouça a última nota.",
            },
            {
              title: "Escorregue de propósito",
              text: "O efeito mora no caminho entre duas notas. Deslize devagar de uma para a outra e ouça a voz subir a escada.",
            },
            {
              title: "Abrace a nota errada",
              text: "Cante no meio do caminho entre duas notas e oscile. Aquele pulo para lá e para cá é o ornamento que todo mundo imita.",
            },
            {
              title: "Depois, toque o campo",
              text: "Comece perto do canto humano. Vá até o robô na última palavra do verso e volte para o próximo.",
            },
            {
              title: "Capriche na dicção",
              text: "Quando a melodia vira escada, quem carrega a música são as consoantes. Cuspa um pouco mais do que manda a educação.",
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
          headline: "Robótico, mais robótico, máquina",
          text: "Três jeitos de deixar de soar como gente, por uma voz que nunca foi.",
          demos: [
            {
              product: "auto-tune-efx-plus",
              title: "EFX+, com tudo ligado",
              text: "Escada, dobra e eco.",
            },
            {
              product: "auto-tune-2026",
              title: "2026, para comparar",
              text: "Afinação rápida que ainda deixa ouvir de onde veio a voz.",
            },
            {
              product: "vocodist",
              title: "Vocodist",
              text: "Um passo além: as notas já nem são suas.",
            },
          ],
        },
      ],
    },
  ],
};
