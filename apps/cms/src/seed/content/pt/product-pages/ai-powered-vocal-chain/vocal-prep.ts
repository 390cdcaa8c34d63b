import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalPrep: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-prep",
  name: "Vocal Prep",
  tagline: "Lave o take antes de cozinhar.",
  text: "Ruído, sala, estalos e níveis que pulam saem mais fácil antes da mix do que no meio dela. O Prep escuta o take bruto, diz o que há de errado e entrega um limpo.",
  nav: { description: "Menos ruído, menos sala, nível uniforme", isNew: false, order: 1 },
  products: ["vocal-prep"],
  seo: {
    title: "Vocal Prep: takes limpos antes da mix",
    description:
      "O Vocal Prep tira o ruído e a sala de uma voz bruta e uniformiza o nível, para que tudo o que vem depois tenha menos trabalho.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Quatro tarefas, uma janela",
      rows: [
        {
          title: "Ruído",
          text: "O ventilador, a geladeira, o chiado de um pré baratinho. O Prep aprende como soam as pausas e tira isso das palavras também.",
        },
        {
          title: "Sala",
          text: "O quarto soma as paredes à sua voz. O Prep desenha a sala que ouve e abaixa o volume dela. Não leva você para um estúdio, mas fecha a porta.",
        },
        {
          title: "Estalos",
          text: "Lábios, língua e cabo ruim. Ele acha um por um, tira e conta na janela.",
        },
        {
          title: "Nível",
          text: "Versos cantados longe do microfone sobem, os gritados descem, frase por frase. Sem bombeamento: ele move o fader, não espreme.",
        },
        {
          title: "Antes e depois, em uma imagem",
          text: "Uma lâmina de luz passa pelo take: na frente, poeira; atrás, só a voz. O que você não vê mais é o que você não ouve mais.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Uma sala ruim, depois uma melhor",
      text: "A voz é sintética e a gravação é ruim, as duas de propósito.",
      demos: [
        {
          product: "vocal-prep",
          title: "Chiado, paredes e vaivém",
          text: "Antes: ruído, som de caixote e um nível que vai e volta. Depois: quase só a voz.",
        },
      ],
    },
    includedInUnlimited(
      "O Prep é a primeira das cinco ferramentas da cadeia vocal no plano. As outras quatro vêm em seguida, na ordem.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Perguntas sobre o Prep",
      items: [
        {
          question: "Ele salva qualquer gravação?",
          answer:
            "Não. Melhora as ruins e poupa tempo nas boas. Clipping, alguém ao telefone do outro lado da sala ou um baterista no vizinho já é demais para ele.",
        },
        {
          question: "Funciona em tempo real?",
          answer:
            "Sim, com algum atraso; por isso o lugar dele é na mix, e não no fone de quem canta.",
        },
        {
          question: "Em que ponto da cadeia ele entra?",
          answer:
            "No começo, antes do AutoTune e de tudo o que deixa mais alto o que é baixinho. Um compressor levantaria o ruído que o Prep ia tirar.",
        },
        {
          question: "Meu áudio sai do computador?",
          answer: "Não. A escuta acontece no plug-in, na sua máquina.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Os próximos da cadeia",
      products: ["vocal-eq", "vocal-compressor", "auto-tune-pro"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal Prep: os fatos",
          inside: [
            { name: "Reduz", value: "Ruído constante, sala, estalos, diferenças de nível" },
            { name: "Aprende com", value: "O próprio take, cerca de 10 segundos dele" },
            { name: "Quantidades", value: "Uma para cada um dos quatro, de 0 a 100" },
            { name: "Escuta", value: "No seu computador; nenhum áudio é enviado" },
          ],
          latency: "Cerca de 45 ms, compensada pela DAW",
          diskSpace: "420 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Aproveite um take gravado no quarto",
          rows: [
            {
              title: "Deixe um pouco de silêncio",
              text: "Mantenha um ou dois segundos antes da primeira palavra. O Prep aprende o ruído nas pausas, então não corte antes.",
            },
            {
              title: "Deixe ele escutar",
              text: "Toque dez segundos com palavras e pausas. As quantidades vão para onde ele começaria.",
            },
            {
              title: "Primeiro, o ruído",
              text: "Zere os outros. Suba o controle de ruído até as pausas ficarem quietas e volte até o fim das palavras não soar mais cortado.",
            },
            {
              title: "Depois, a sala",
              text: "Ouça uma palavra curta e forte e o que ressoa depois dela. Tire mais ou menos metade: voz sem sala nenhuma parece colada por cima.",
            },
            {
              title: "Por último, o nível",
              text: "Ajuste para entender cada verso sem pôr a mão no fader. O compressor faz o resto.",
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
          headline: "O Prep e o que ele torna possível",
          text: "Todas as vozes são sintéticas; os defeitos foram postos com carinho.",
          demos: [
            {
              product: "vocal-prep",
              title: "Do bruto ao pronto",
              text: "Ruído, sala e nível, tudo de uma vez.",
            },
            {
              product: "vocal-compressor",
              title: "Vocal Compressor",
              text: "O que acontece com um take irregular que já está limpo.",
            },
            {
              product: "vocal-eq",
              title: "Vocal EQ",
              text: "O embolado e o nasal, resolvidos depois que o ruído saiu.",
            },
          ],
        },
      ],
    },
  ],
};
