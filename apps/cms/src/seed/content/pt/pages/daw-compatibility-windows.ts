import { compatibilityOf } from "../../../hosts.ts";
import type { SeedPage } from "../../../seed-content.ts";
import { hostWords } from "../host-words.ts";

export const dawCompatibilityWindows: SeedPage = {
  title: "Compatibilidade com DAWs: Windows",
  seo: {
    title: "Compatibilidade com DAWs no Windows",
    description:
      "Quais DAWs carregam nossos plug-ins no Windows 10 e 11, em que formato, onde ficam os arquivos e o que fazer quando a DAW não os encontra.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Funciona no Windows?",
      text: "No Windows 10 e 11, em qualquer DAW de 64 bits que carregue VST3 ou AAX. Aqui estão a lista, as pastas e o que costuma ajudar.",
    },
    compatibilityOf(hostWords, "windows"),
    {
      block: "specs",
      headline: "Computador e pastas",
      groups: [
        {
          title: "Seu computador",
          rows: [
            { name: "Sistema", value: "Windows 10 ou 11, 64 bits" },
            { name: "Memória", value: "4 GB; melhor com 8 GB" },
            { name: "Espaço em disco", value: "Cerca de 5 GB para tudo; instale o que usar" },
            { name: "Ativação", value: "Em 2 computadores ao mesmo tempo" },
          ],
        },
        {
          title: "Onde ficam os arquivos",
          rows: [
            { name: "VST3", value: "C:\\Program Files\\Common Files\\VST3" },
            { name: "AAX", value: "C:\\Program Files\\Common Files\\Avid\\Audio\\Plug-Ins" },
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
          text: "O instalador pergunta quais formatos você quer. Fique com o que a sua DAW carrega; o outro só ocupa espaço.",
        },
        {
          title: "Deixe a pasta como está",
          text: "VST3 e AAX têm cada um o seu lugar, e é lá que as DAWs procuram. Uma pasta sua fica mais arrumada e ninguém acha.",
        },
        {
          title: "Deixe a DAW procurar",
          text: "Abra a DAW depois de instalar. A maioria procura ao iniciar; algumas têm um botão para isso nos ajustes de plug-ins.",
        },
        {
          title: "Use o driver da sua interface",
          text: "Escolha na DAW o driver ASIO dela, não o som do sistema, e um buffer de 64 ou 128 samples enquanto grava. Para mixar, 512 ou mais.",
        },
        {
          title: "Fique na tomada",
          text: "Notebook na bateria fica lento na pior hora. Ligue na tomada e escolha o plano de energia de desempenho antes de culpar o plug-in.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Perguntas sobre o Windows",
      items: [
        {
          question: "Minha DAW não encontra o plug-in.",
          answer:
            "Confira se o arquivo está na pasta acima, se a DAW é de 64 bits e se ela procura VST3. Algumas guardam uma lista de plug-ins que falharam uma vez; limpe a lista e procure de novo.",
        },
        {
          question: "Existe versão de 32 bits ou VST2?",
          answer: "Não. DAWs que só carregam VST2 não são compatíveis.",
        },
        {
          question: "Qual é a exceção?",
          answer:
            "O AutoTune Hybrid. Ele vem em AAX DSP e AAX Native e só roda no Pro Tools. Todas as outras ferramentas vêm em VST3 e AAX.",
        },
        {
          question: "Posso levar uma sessão para um Mac?",
          answer:
            "Sim, se a DAW existe lá e carrega o mesmo formato. Os ajustes de VST3 e AAX viajam com a sessão. Uma licença cobre os dois computadores.",
        },
        {
          question: "O que vocês têm a ver com quem faz essas DAWs?",
          answer: "Nada. Os nomes são dessas empresas, e esta é uma marca de demonstração.",
        },
      ],
    },
  ],
};
