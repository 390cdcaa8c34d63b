import type { SeedProductPage } from "../../../../seed-content.ts";
import { creativeEffects, editions, vocalChain } from "../../tool-shelves.ts";

export const unlimited: SeedProductPage = {
  family: "subscriptions",
  slug: "unlimited",
  name: "AutoTune Unlimited",
  tagline: "Tudo, enquanto você precisar.",
  text: "Três edições do AutoTune, o AutoKey, a cadeia vocal completa e todos os efeitos criativos em um só plano. Use por um disco ou por dez anos, por mês ou por ano, e pare quando quiser.",
  nav: { description: "A prateleira toda em um só plano", isNew: false, order: 1 },
  products: [
    "auto-tune-unlimited-yearly",
    "auto-tune-unlimited-monthly",
    "auto-tune-producer-yearly",
    "auto-tune-producer-monthly",
    "auto-tune-essentials-yearly",
    "auto-tune-essentials-monthly",
  ],
  seo: {
    title: "AutoTune Unlimited: tudo em um só plano",
    description:
      "3 edições do AutoTune mais o AutoKey, 5 ferramentas de mixagem vocal com IA e 14 efeitos criativos em um plano, por mês ou por ano, com 14 dias de teste.",
  },
  blocks: [
    {
      block: "planOffer",
      headline: "Um plano, dois ritmos",
      points: [
        { title: "3 edições do AutoTune", text: "mais o AutoKey" },
        { title: "5 ferramentas de mixagem com IA", text: "a cadeia vocal completa" },
        { title: "14 efeitos criativos", text: "todos eles" },
        { title: "Lançamentos", text: "no dia em que saem" },
        { title: "Templates de gravação", text: "sessões com a cadeia já montada" },
        { title: "Teste grátis, cancele quando quiser", text: "14 dias para descobrir" },
      ],
      monthly: "auto-tune-unlimited-monthly",
      annual: "auto-tune-unlimited-yearly",
    },
    {
      block: "toolShelf",
      headline: "Tudo o que vem nele",
      text: "Mais de 20 ferramentas vocais profissionais, diz o rótulo. Nós contamos: são 23. O AutoTune EFX+ é vendido fora do plano.",
      shelves: [editions, vocalChain, creativeEffects],
    },
    {
      block: "audioDemos",
      headline: "Um passeio pela prateleira",
      text: "Quatro das ferramentas, antes e depois, com uma voz sintética que nunca cansa.",
      demos: [
        {
          product: "auto-tune-2026",
          title: "Afinada enquanto canta",
          text: "O AutoTune 2026 em velocidade de palco.",
        },
        {
          product: "vocal-prep",
          title: "De banho tomado",
          text: "Ruído, sala e um nível que vai e vem; depois, uma voz que dá para mixar.",
        },
        {
          product: "harmony-engine",
          title: "Em boa companhia",
          text: "Uma linha vira acorde, no tom da música.",
        },
        {
          product: "halo",
          title: "Fora do chão",
          text: "Um reverb que sobe uma oitava enquanto some.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "O que acontece e quando",
      rows: [
        {
          title: "Você testa",
          text: "O teste dura 14 dias e traz tudo. Nada é cobrado antes do fim; se você cancelar até lá, nada é cobrado nunca. Cada pessoa tem direito a um.",
        },
        {
          title: "Você paga",
          text: "Depois do teste, o preço mensal é cobrado uma vez por mês. Ou você fica com o plano anual, paga uma vez por ano e gasta menos no total. O valor da cobrança aparece ao lado do botão, antes do clique.",
        },
        {
          title: "Você cancela",
          text: "Quando quiser, sem dar motivo. Tudo funciona até o fim do período pago, e depois nada mais é cobrado.",
        },
        {
          title: "O que fica",
          text: "O áudio que você exportou, as ferramentas que comprou e as suas sessões. Nelas, os plug-ins do plano se calam até você voltar ou comprar os que fazem falta.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Perguntas sobre o Unlimited",
      items: [
        {
          question: "Quando vale mais comprar do que ter o plano?",
          answer:
            "Se você precisa de uma ou duas ferramentas e vai usá-las por anos, compre. Se usa muitas, ou só em um projeto, fique com o plano. Os preços estão nesta página e nas delas; a gente também faria as contas.",
        },
        {
          question: "O EFX+ está incluído?",
          answer:
            "Não. O plano traz o AutoTune 2026, o Pro, o Hybrid e o AutoKey. O EFX+ é vendido à parte.",
        },
        {
          question: "Em quantos computadores?",
          answer: "Em 2 ao mesmo tempo, como tudo o que fazemos.",
        },
        {
          question: "Preciso de internet o tempo todo?",
          answer:
            "Não. Só para baixar, para ativar e quando começa um novo período. No meio disso, dá para trabalhar onde não há sinal.",
        },
      ],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        {
          block: "specs",
          headline: "AutoTune Unlimited: os fatos",
          groups: [
            {
              title: "O que vem nele",
              rows: [
                { name: "Edições do AutoTune", value: "2026, Pro, Hybrid; mais o AutoKey" },
                { name: "Cadeia vocal com IA", value: "Prep, EQ, Compressor, De-Esser e Reverb" },
                {
                  name: "Efeitos criativos",
                  value:
                    "Metamorph, Harmony Engine, Vocodist, Choir, Twin, Ember, Whisper, Larynx, Shard, Orbit, Dial, Stutter, Halo e Undertow",
                },
                { name: "Lançamentos", value: "No dia em que saem" },
                { name: "Templates de gravação", value: "Sessões com a cadeia já montada" },
              ],
            },
            {
              title: "O plano",
              rows: [
                { name: "Teste", value: "14 dias, uma vez por pessoa" },
                { name: "Cobrança", value: "Por mês ou por ano" },
                { name: "Cancelamento", value: "Quando quiser; vale até o fim do período pago" },
                { name: "Ativação", value: "Em 2 computadores ao mesmo tempo" },
                { name: "Internet", value: "Para baixar, ativar e no começo de cada período" },
              ],
            },
            {
              title: "Formatos",
              rows: [
                { name: "macOS", value: "AU, VST3, AAX" },
                { name: "Windows", value: "VST3, AAX" },
                { name: "AutoTune Hybrid", value: "Só AAX DSP e AAX Native" },
              ],
            },
            {
              title: "Seu computador",
              rows: [
                { name: "macOS", value: "12 ou mais recente, Apple silicon ou Intel" },
                { name: "Windows", value: "10 ou 11, 64 bits" },
                { name: "Memória", value: "4 GB; melhor com 8 GB" },
                { name: "Espaço em disco", value: "Cerca de 5 GB para tudo; instale o que usar" },
              ],
            },
          ],
        },
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Uma voz, do bruto ao pronto",
          rows: [
            {
              title: "Limpe",
              text: "Primeiro, o Vocal Prep. Tire o ruído e metade da sala e uniformize o nível.",
            },
            {
              title: "Afine",
              text: "Deixe o AutoKey ouvir o instrumental e ponha o AutoTune Pro ou o 2026 na voz. Comece devagar e só acelere se precisar.",
            },
            {
              title: "Modele",
              text: "Vocal EQ, depois o compressor, depois o de-esser, nesta ordem. Cada um tem menos trabalho graças ao anterior.",
            },
            {
              title: "Vista",
              text: "Um efeito criativo, em uma palavra ou no último refrão. Há catorze na prateleira; uma música raramente quer dois de uma vez.",
            },
            {
              title: "Posicione",
              text: "O Vocal Reverb no fim, na dose que você gosta, e aí um pouquinho menos.",
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
          headline: "Dez efeitos pequenos",
          text: "Cada um tem uma ideia só, e aqui está ela. Vozes sintéticas, antes e depois.",
          demos: [
            { product: "twin", title: "Twin", text: "Cantado duas vezes, ou é o que parece." },
            { product: "ember", title: "Ember", text: "Quente no começo, depois em brasa." },
            { product: "whisper", title: "Whisper", text: "Só sopro e palavras, som nenhum." },
            { product: "larynx", title: "Larynx", text: "Uma garganta com outra forma." },
            { product: "shard", title: "Shard", text: "O take em cacos, montado de novo." },
            {
              product: "orbit",
              title: "Orbit",
              text: "Em volta da sua cabeça. Este pede fone.",
            },
            { product: "dial", title: "Dial", text: "Da outra ponta do fio." },
            {
              product: "stutter",
              title: "Stutter",
              text: "Fatias outra vez e outra vez, no tempo.",
            },
            { product: "halo", title: "Halo", text: "Uma cauda que sobe e cintila." },
            { product: "undertow", title: "Undertow", text: "A mesma voz, uma oitava abaixo." },
          ],
        },
      ],
    },
  ],
};
