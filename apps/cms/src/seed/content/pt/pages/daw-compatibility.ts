import { compatibilityOf } from "../../../hosts.ts";
import type { SeedPage } from "../../../seed-content.ts";
import { hostWords } from "../host-words.ts";

export const dawCompatibility: SeedPage = {
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
      text: "Se ela carrega AU, VST3 ou AAX, muito provavelmente. Quem decide é o formato, e a lista o indica para cada uma.",
    },
    compatibilityOf(hostWords),
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
    {
      block: "callToAction",
      headline: "Onde ficam os arquivos",
      text: "Pastas, drivers e o que costuma ajudar, para cada sistema.",
      actions: [
        { label: "No Mac", link: { to: "page", key: "daw-compatibility-mac" } },
        { label: "No Windows", link: { to: "page", key: "daw-compatibility-windows" } },
      ],
    },
  ],
};
