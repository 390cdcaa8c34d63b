import type { HostWords } from "../../hosts.ts";

export const hostWords: HostWords = {
  all: {
    headline: "DAW por DAW",
    text: "O que já testamos e a partir de qual versão. Digite um nome para achar a sua.",
  },
  mac: {
    headline: "DAWs no Mac",
    text: "O que já testamos no macOS 12 ou mais recente e a partir de qual versão.",
  },
  windows: {
    headline: "DAWs no Windows",
    text: "O que já testamos no Windows 10 e 11 e a partir de qual versão.",
  },
  notes: {
    afterwards: "Afina depois da gravação, não enquanto você canta.",
    browser: "Funciona no navegador e não carrega plug-ins.",
    files: "Boa para arquivos prontos, lenta demais para cantar junto.",
    hybrid: "A única DAW para o AutoTune Hybrid.",
    macOnly: "Só no Mac.",
    tablet: "Só carrega AUv3, e nossas ferramentas não são AUv3.",
    windowsOnly: "Só no Windows.",
  },
};
