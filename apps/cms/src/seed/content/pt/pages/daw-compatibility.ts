import type { PageBody } from "@autotune/contract";

export const dawCompatibility: PageBody = {
  title: "Compatibilidade com DAWs",
  seo: {
    title: "Compatibilidade com DAWs",
    description:
      "Qual formato de plug-in a sua DAW carrega no macOS e no Windows: AU, VST3 ou AAX, uma por uma.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Funciona na minha DAW?",
      text: "Se ela carrega AU, VST3 ou AAX, muito provavelmente. Quem decide é o formato, então a lista vai por ele.",
    },
    {
      block: "specs",
      headline: "DAWs e formatos",
      groups: [
        {
          title: "macOS 12 ou mais recente",
          rows: [
            { name: "Logic Pro, GarageBand", value: "AU" },
            { name: "Ableton Live", value: "AU ou VST3" },
            { name: "Cubase, Nuendo", value: "VST3" },
            { name: "FL Studio", value: "AU ou VST3" },
            { name: "REAPER", value: "AU ou VST3" },
            { name: "Studio One", value: "AU ou VST3" },
            { name: "Bitwig Studio, Reason", value: "VST3" },
            { name: "Pro Tools", value: "AAX" },
          ],
        },
        {
          title: "Windows 10 ou 11, 64 bits",
          rows: [
            { name: "Ableton Live", value: "VST3" },
            { name: "Cubase, Nuendo", value: "VST3" },
            { name: "FL Studio", value: "VST3" },
            { name: "REAPER", value: "VST3" },
            { name: "Studio One", value: "VST3" },
            { name: "Bitwig Studio, Reason", value: "VST3" },
            { name: "Pro Tools", value: "AAX" },
          ],
        },
      ],
    },
    {
      block: "prose",
      headline: "Letras miúdas, em tamanho grande",
      sections: [
        {
          title: "AutoTune Hybrid",
          text: "O Hybrid vem em AAX DSP e AAX Native e só roda no Pro Tools. Todas as outras ferramentas vêm em todos os formatos.",
        },
        {
          title: "64 bits",
          text: "A DAW e o sistema precisam ser de 64 bits. Em Apple silicon, os plug-ins rodam de forma nativa; uma DAW rodando por tradução também os carrega.",
        },
        {
          title: "Não está na lista?",
          text: "Veja no manual da sua DAW quais formatos ela carrega. Um dos três no macOS ou um dos dois no Windows já basta. DAWs antigas que só carregam VST2 não são compatíveis.",
        },
        {
          title: "Nomes",
          text: "Os nomes das DAWs são de quem as faz, e essas empresas não têm nada a ver com esta marca de demonstração.",
        },
      ],
    },
  ],
};
