import { compatibilityOf } from "../../../hosts.ts";
import type { SeedPage } from "../../../seed-content.ts";
import { hostWords } from "../host-words.ts";

export const dawCompatibilityMac: SeedPage = {
  title: "Compatibilidade com DAWs: Mac",
  seo: {
    title: "Compatibilidade com DAWs no Mac",
    description:
      "Quais DAWs carregam nossos plug-ins no macOS 12 ou mais recente, em que formato, em Apple silicon e Intel, onde ficam os arquivos e o que fazer se faltar um.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Funciona no Mac?",
      text: "No macOS 12 ou mais recente, em Apple silicon e Intel, em qualquer DAW de 64 bits que carregue AU, VST3 ou AAX. Aqui estão a lista, as pastas e o que costuma ajudar.",
    },
    compatibilityOf(hostWords, "mac"),
    {
      block: "specs",
      headline: "Computador e pastas",
      groups: [
        {
          title: "Seu computador",
          rows: [
            { name: "Sistema", value: "macOS 12 ou mais recente, Apple silicon ou Intel" },
            { name: "Memória", value: "4 GB; melhor com 8 GB" },
            { name: "Espaço em disco", value: "Cerca de 5 GB para tudo; instale o que usar" },
            { name: "Ativação", value: "Em 2 computadores ao mesmo tempo" },
          ],
        },
        {
          title: "Onde ficam os arquivos",
          rows: [
            { name: "AU", value: "/Library/Audio/Plug-Ins/Components" },
            { name: "VST3", value: "/Library/Audio/Plug-Ins/VST3" },
            { name: "AAX", value: "/Library/Application Support/Avid/Audio/Plug-Ins" },
          ],
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Do instalador ao primeiro take",
      rows: [
        {
          title: "Escolha o formato",
          text: "O instalador pergunta quais formatos você quer. Fique com o que a sua DAW carrega. Se ela carrega dois, escolha um e não troque, senão cada ferramenta aparece duas vezes na lista.",
        },
        {
          title: "Deixe a DAW verificar",
          text: "DAWs que carregam AU examinam cada plug-in novo uma vez, ao iniciar. Demora um pouquinho. Deixe terminar.",
        },
        {
          title: "Libere o microfone",
          text: "O macOS pergunta uma vez se a sua DAW pode ouvir. Se você disse não, o canal grava silêncio. Dá para mudar nos ajustes do sistema, em privacidade, microfone.",
        },
        {
          title: "Nativo ou traduzido",
          text: "Em Apple silicon, os plug-ins rodam de forma nativa. Uma DAW no Rosetta também os carrega, mas gasta mais processador. Rode em modo nativo se todos os seus outros plug-ins puderem.",
        },
        {
          title: "Encurte o caminho",
          text: "Um buffer de 64 ou 128 samples enquanto grava, 512 ou mais para mixar. Fone Bluetooth atrasa mais que qualquer plug-in; use cabo.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Perguntas sobre o Mac",
      items: [
        {
          question: "Minha DAW não encontra o plug-in.",
          answer:
            "Confira se o arquivo está na pasta acima; é a biblioteca do computador, não a da sua pasta pessoal. Depois mande a DAW procurar de novo. Com AU, reiniciar o Mac ajuda mais vezes do que parece.",
        },
        {
          question: "AU ou VST3?",
          answer:
            "O som é o mesmo. Fique com AU se você também trabalha no Logic Pro ou no GarageBand, e com VST3 se troca sessões com o Windows.",
        },
        {
          question: "Funciona no macOS 11 ou mais antigo?",
          answer: "Não. O macOS 12 é o mais antigo da nossa lista.",
        },
        {
          question: "Qual é a exceção?",
          answer:
            "O AutoTune Hybrid. Ele vem em AAX DSP e AAX Native e só roda no Pro Tools. Todas as outras ferramentas vêm em AU, VST3 e AAX.",
        },
        {
          question: "O que vocês têm a ver com quem faz essas DAWs?",
          answer: "Nada. Os nomes são dessas empresas, e esta é uma marca de demonstração.",
        },
      ],
    },
  ],
};
