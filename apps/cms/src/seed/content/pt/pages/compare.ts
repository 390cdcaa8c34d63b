import { editionComparison } from "../../../edition-comparison.ts";
import type { SeedPage } from "../../../seed-content.ts";

export const compare: SeedPage = {
  title: "Comparar",
  seo: {
    title: "Compare as edições do AutoTune",
    description:
      "AutoTune 2026, Pro, Hybrid, EFX+ e AutoKey lado a lado: o que cada um faz, quanto custa e onde funciona.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Qual é o seu?",
      text: "Cinco janelas, uma ideia: a voz na nota. Aqui está o que cada uma faz e o que deixa para as outras.",
    },
    editionComparison({
      headline: "As edições, lado a lado",
      text: "Um sinal: está lá. Um traço: outra faz melhor.",
      groups: {
        purpose: "Para que serve",
        tuning: "Afinação",
        key: "Tom e escala",
        practice: "Na prática",
      },
      rows: {
        bestFor: "Ideal para",
        realTime: "Afina em tempo real",
        graph: "Modo gráfico, nota por nota",
        retune: "Retune Speed",
        humanize: "Human: notas longas respiram",
        flex: "Flex: os deslizes ficam",
        throat: "Throat",
        effects: "Dobra e eco",
        findsKey: "Encontra o tom sozinho",
        takesKey: "Recebe o tom do AutoKey",
        formats: "Formatos",
        latency: "Latência",
        diskSpace: "Espaço em disco",
        computers: "Computadores ao mesmo tempo",
        unlimited: "Incluído no Unlimited",
      },
      bestFor: {
        at2026: "Takes rápidos e o palco",
        pro: "Consertar uma nota só",
        hybrid: "Pro Tools, com ou sem DSP",
        efxPlus: "O efeito, de propósito",
        autoKey: "Músicas de que ninguém sabe o tom",
      },
      values: {
        retuneRange: "0 a 300 ms",
        hard: "Cravado",
        pads: "Em 16 pads",
        sendsKey: "Envia",
        formats: "AU, VST3, AAX",
        about3: "Cerca de 3 ms",
        about2OnDsp: "Cerca de 2 ms em DSP",
        noLatency: "Nenhuma",
        megabytes: "MB",
      },
    }),
    {
      block: "callToAction",
      headline: "Ou fique com todas",
      text: "O Unlimited reúne três edições e o AutoKey, com a cadeia vocal e todos os efeitos criativos.",
      actions: [
        { label: "Ver o plano", link: { to: "productPage", key: "subscriptions/unlimited" } },
        { label: "Confira a sua DAW", link: { to: "page", key: "daw-compatibility" } },
      ],
    },
  ],
};
