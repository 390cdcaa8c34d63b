import type { SeedDownloadPages } from "../../download-pages.ts";

export const downloadPages: SeedDownloadPages = {
  unlimited: {
    title: "AutoTune Unlimited",
    text: "Todas as ferramentas do plano, cada uma com seu instalador. Pegue as que você usa; as outras esperam aqui enquanto o plano durar.",
  },
  producer: {
    title: "AutoTune Producer",
    text: "AutoTune 2026, AutoKey, a cadeia vocal e os efeitos grandes: o que o plano Producer inclui, para o computador do estúdio e para o notebook.",
  },
  "pro-x": {
    title: "AutoTune Pro X",
    text: "Não está mais à venda e continua seu. A última versão roda nos sistemas atuais, e a anterior nos computadores que ficam como estão.",
  },
  "slice-content": {
    title: "AutoTune Slice",
    text: "O sampler e os sons que vinham com ele. Não está mais à venda; quem tem encontra aqui a última versão.",
  },
  hybrid: {
    title: "AutoTune Hybrid",
    text: "O plug-in nativo, com a parte para mesas ao vivo que mantém a latência baixa. Feche o seu host antes de instalar.",
  },
  artist: {
    title: "AutoTune Artist",
    text: "Baixa latência para o palco e para a gravação. Não está mais à venda; a última versão continua aqui para quem tem.",
  },
  "efx-plus": {
    title: "AutoTune EFX+",
    text: "Afinação e um multiefeito em uma só janela. O instalador traz os presets e não mexe nos seus.",
  },
  access: {
    title: "AutoTune Access",
    text: "O pequeno, de dois botões. Não está mais à venda e continua aqui para quem canta com ele.",
  },
  "auto-key": {
    title: "AutoKey",
    text: "Ouve uma música e diz em que tom ela está. Instale em cada computador em que você quiser perguntar.",
  },
  "vocal-effects": {
    title: "Efeitos vocais criativos",
    text: "Harmonias, coros, um vocoder e coisas mais estranhas. Cada efeito é instalado sozinho, para que o host carregue só o que você usa.",
  },
  central: {
    title: "AutoTune Central",
    text: "O gerenciador para o computador: instala o que você tem, mantém tudo atualizado e ativa neste computador. Grátis para quem tem uma conta.",
  },
  "vocal-compressor": {
    title: "Vocal Compressor",
    text: "Um compressor que entende de voz. O instalador traz todos os formatos de plug-in e pergunta quais você quer.",
  },
};
