import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const pro: SeedProductPage = {
  family: "auto-tune",
  slug: "pro",
  name: "AutoTune Pro",
  tagline: "Cada nota nas suas mãos.",
  text: "O Pro corrige sua voz enquanto você canta e depois deixa você editar cada nota à mão. Do retoque que ninguém ouve ao som robótico que todo mundo conhece, você decide até onde vai.",
  nav: {
    description: "Afine ao vivo e edite nota por nota",
    isNew: false,
    order: 2,
  },
  products: ["auto-tune-pro"],
  seo: {
    title: "AutoTune Pro: afinação nota por nota",
    description:
      "Corrija sua voz enquanto canta ou edite depois, nota por nota. O AutoTune Pro vai do retoque que ninguém ouve ao som robótico que todo mundo conhece.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Dois modos, uma voz",
      rows: [
        {
          title: "Modo automático",
          text: "Escolha o tom e a escala e cante. Cada nota é corrigida assim que chega, na gravação ou no show.",
        },
        {
          title: "Modo gráfico",
          text: "Veja o take inteiro como uma linha e edite à mão. Desenhe uma curva, mova uma nota, deixe a próxima como estava.",
        },
        {
          title: "Retune Speed",
          text: "O botão grande. Devagar, para uma correção que ninguém percebe; rápido, para o som em degraus que deixou o AutoTune famoso.",
        },
        {
          title: "Flex-Tune e Humanize",
          text: "O Flex-Tune só age perto da nota, então seus portamentos ficam. O Humanize pega leve nas notas longas, que continuam vivas.",
        },
        {
          title: "Baixa latência",
          text: "Ouça sua voz afinada no fone enquanto canta, com um atraso tão curto que dá para esquecer.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Afinada e ainda humana",
      text: "Uma voz sintética, um pouco fora, como toda voz. Depois, o mesmo take com o Pro.",
      demos: [
        {
          product: "auto-tune-pro",
          title: "Certa, e natural",
          text: "As notas caem em lá menor, devagar o bastante para o vibrato e a subidinha até a nota ficarem. Olhe a linha: ela se curva, não faz degraus.",
        },
      ],
    },
    includedInUnlimited(
      "O Unlimited traz o Pro, as outras duas edições, o AutoKey e todas as outras ferramentas da lista. Se você usaria três delas, faça as contas.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Perguntas sobre o Pro",
      items: [
        {
          question: "Vão perceber que eu usei?",
          answer:
            "Só se você quiser. Com um Retune Speed lento e um pouco de Flex-Tune, a correção some dentro da interpretação. No ajuste mais rápido, ela vira o efeito.",
        },
        {
          question: "Posso usar no palco?",
          answer:
            "Sim. O modo automático trabalha em tempo real, com baixa latência. Você precisa de um computador, uma interface de áudio e um programa que carregue o plug-in.",
        },
        {
          question: "Qual edição é a certa para mim?",
          answer:
            "O Pro, se você quer editar nota por nota e também afinar em tempo real. O AutoTune 2026 é para trabalhar rápido em tempo real; o Hybrid, para Pro Tools com hardware DSP. Os três fazem parte do Unlimited.",
        },
        {
          question: "Onde o Pro funciona?",
          answer:
            "Em qualquer DAW que carregue um destes formatos: AU, VST3 ou AAX no macOS; VST3 ou AAX no Windows.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Mais para a mesma voz",
      products: ["auto-tune-2026", "auto-tune-hybrid", "vocal-eq"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoTune Pro: os fatos",
          inside: [
            { name: "Modos", value: "Automático e gráfico" },
            { name: "Retune Speed", value: "0 a 300 ms" },
            { name: "Flex-Tune, Humanize", value: "0 a 100 cada" },
            { name: "Escalas", value: "Maior, menor, cromática ou as notas que você escolher" },
            { name: "Tipos de voz", value: "Soprano, contralto, tenor, baixo, instrumento" },
            { name: "Tom", value: "À mão, no teclado ou pelo AutoKey" },
          ],
          latency: "Cerca de 3 ms no modo automático; no gráfico, a DAW compensa",
          diskSpace: "350 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Corrija uma nota, deixe o resto",
          rows: [
            {
              title: "Ponha o Pro em primeiro",
              text: "Insira como primeiro plug-in do canal de voz. A detecção de afinação trabalha melhor com a voz seca, antes do compressor, do reverb e do delay.",
            },
            {
              title: "Mostre o take a ele",
              text: "Passe para o modo gráfico e toque a música uma vez. O Pro desenha o que foi cantado como uma linha sobre as raias das notas.",
            },
            {
              title: "Ache a nota",
              text: "Olhe para onde o seu ouvido reclama. Uma nota parada entre duas raias está baixa ou alta; uma linha que só balança em volta da raia é uma voz sendo voz.",
            },
            {
              title: "Mova, com jeito",
              text: "Selecione essa nota e puxe para a raia dela. Deixe o começo e o fim como estavam, para o caminho até a nota continuar seu.",
            },
            {
              title: "Compare e pare",
              text: "Bypass, ouça, volte. Se você precisa olhar a linha para saber qual é qual, acabou.",
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
          headline: "Três velocidades da mesma ideia",
          text: "O Pro no meio, os parentes mais rápidos ao lado. Tudo cantado por uma voz sintética.",
          demos: [
            {
              product: "auto-tune-pro",
              title: "Pro, natural",
              text: "Na nota, na hora certa, mas nunca antes de quem canta.",
            },
            {
              product: "auto-tune-2026",
              title: "2026, rápido",
              text: "Mais rápido e mais decidido. Bom para um take que precisa funcionar já.",
            },
            {
              product: "auto-tune-efx-plus",
              title: "EFX+, no talo",
              text: "Sem pressa nenhuma de soar humano.",
            },
          ],
        },
      ],
    },
  ],
};
