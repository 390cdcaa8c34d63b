import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const harmonyEngine: SeedProductPage = {
  family: "creative-vocal-effects",
  slug: "harmony-engine",
  name: "Harmony Engine",
  tagline: "Traga o seu próprio backing vocal.",
  text: "Cante uma linha, e o Harmony Engine canta até quatro outras ao lado, no tom da música. Elas entram quando você entra, seguram quando você segura e nunca se atrasam para o ensaio.",
  nav: { description: "Harmonias a partir de uma voz principal", isNew: false, order: 2 },
  products: ["harmony-engine"],
  seo: {
    title: "Harmony Engine: harmonias de uma só voz",
    description:
      "Cante uma linha e receba até quatro vozes no tom da música. O Harmony Engine segue o seu tempo e as suas palavras.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Entra uma linha, saem cinco",
      rows: [
        {
          title: "Cada voz na sua raia",
          text: "Você é a linha brilhante no meio. Duas vozes ficam acima e duas abaixo, cada uma com o intervalo que mantém escrito na ponta.",
        },
        {
          title: "No tom, e não só em paralelo",
          text: "Uma terça às vezes tem quatro semitons, às vezes três. O Harmony Engine conhece a escala e escolhe, para nenhuma voz sair da música.",
        },
        {
          title: "Elas seguem você",
          text: "O seu tempo, as suas palavras, os seus portamentos. Quando você segura uma nota, elas seguram junto.",
        },
        {
          title: "Não são cinco clones",
          text: "Cada voz entra um tiquinho antes ou depois e tem a garganta um pouco diferente, como gente que canta lado a lado.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "E agora, todo mundo junto",
      text: "Antes, uma voz sintética; depois, três vozes em lá menor.",
      demos: [
        {
          product: "harmony-engine",
          title: "Uma voz, depois um acorde",
          text: "A linha que você conhece fica no meio. Ouça as vozes de cima quando a melodia desce: elas não descem a mesma distância.",
        },
      ],
    },
    includedInUnlimited(
      "É um dos 14 efeitos criativos do plano, e o AutoKey, que diz a ele o tom, também está lá.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Perguntas sobre o Harmony Engine",
      items: [
        {
          question: "Preciso saber harmonia?",
          answer:
            "Não. Escolha o tom, ou deixe o AutoKey achar, e vá ligando vozes até soar bem. Se você sabe harmonia, defina cada intervalo.",
        },
        {
          question: "Posso ter as vozes em canais separados?",
          answer:
            "Sim. Ponha uma voz em solo e faça o bounce, ou use uma instância para cada voz e mixe como qualquer outro canal.",
        },
        {
          question: "E os acordes que fogem do tom?",
          answer:
            "Automatize a escala naquele compasso. As vozes mudam na hora, mesmo no meio de uma nota.",
        },
        {
          question: "Qual é a diferença para o Choir?",
          answer:
            "O Harmony Engine faz poucas vozes em notas diferentes. O Choir faz muitas vozes nas mesmas.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Mais de você",
      products: ["choir", "twin", "auto-key"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Harmony Engine: os fatos",
          inside: [
            { name: "Vozes", value: "Até 4 além da principal" },
            { name: "Intervalos", value: "De uma oitava abaixo a uma acima, dentro da escala" },
            { name: "Para cada voz", value: "Nível, pan, garganta, tempo" },
            { name: "Escalas", value: "Maior, menor ou as notas que você escolher" },
            { name: "Tom", value: "À mão ou pelo AutoKey" },
          ],
          latency: "Cerca de 25 ms, compensada pela DAW",
          diskSpace: "340 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Monte um refrão que se abre",
          rows: [
            {
              title: "Afine a voz principal",
              text: "As harmonias copiam a voz principal, com erros e tudo. Primeiro o AutoTune, depois o Harmony Engine.",
            },
            {
              title: "Comece com uma terça acima",
              text: "Uma voz, com metade do volume da principal. Se soa doce, mas errada em uma palavra, olhe o acorde que está ali.",
            },
            {
              title: "Ponha algo embaixo",
              text: "Uma voz abaixo dá peso. Deixe essa no centro e mande a aguda para um lado.",
            },
            {
              title: "Guarde um pouco para depois",
              text: "Estrofe sem nenhuma, primeiro refrão com uma, último com todas. Automatize o liga e desliga das vozes, não o volume.",
            },
            {
              title: "Mande para trás",
              text: "O backing fica atrás da voz principal: menos agudo, mais sala, menos consoantes. Use o de-esser com mais força do que você teria coragem na principal.",
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
          headline: "Duas, três, muitas",
          text: "Três jeitos de ter companhia. Todas estas vozes são sintéticas.",
          demos: [
            {
              product: "harmony-engine",
              title: "Harmony Engine",
              text: "Notas diferentes, um acorde.",
            },
            {
              product: "twin",
              title: "Twin",
              text: "As mesmas notas, cantadas duas vezes.",
            },
            {
              product: "choir",
              title: "Choir",
              text: "As mesmas notas, cantadas por todo mundo.",
            },
          ],
        },
      ],
    },
  ],
};
