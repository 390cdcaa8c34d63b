import type { SeedCardWords } from "../../seed-content.ts";

export const cards: SeedCardWords = {
  licence: {
    heading: "O que ele faz",
    priceSubtext: "Um pagamento só, seu para sempre",
    terms: {
      heading: "Em cada licença",
      features: [
        "Em 2 computadores por vez",
        "Para macOS e Windows",
        "Atualizações desta versão incluídas",
      ],
    },
    forSeveral: "A partir de 2, cada uma custa menos",
  },
  plan: {
    heading: "O que tem nele",
    paying: "Como você paga",
    annual: ["Uma cobrança por ano", "Custa menos que doze meses", "Cancele quando quiser"],
    monthly: ["Uma cobrança por mês", "Pare depois de qualquer mês", "Cancele quando quiser"],
    terms:
      "O plano se renova sozinho até você cancelar. Depois funciona até o fim do período pago.",
  },
  tools: {
    "auto-tune-pro": {
      features: [
        "Corrige enquanto você canta",
        "Edita o take nota por nota",
        "Flex-Tune e Humanize mantêm a voz viva",
      ],
    },
    "auto-tune-2026": {
      features: [
        "Pronto em um minuto",
        "Dois botões em uma página",
        "Baixa latência, no estúdio e no palco",
      ],
    },
    "auto-tune-hybrid": {
      features: [
        "Em hardware DSP ou de forma nativa",
        "Throat modela a garganta",
        "Um botão de baixa latência para o palco",
      ],
      notes: "Funciona somente no Pro Tools.",
    },
    "auto-tune-efx-plus": {
      features: [
        "O hard tune desde a primeira nota",
        "Um campo de efeitos para um dedo",
        "Dezesseis pads que tocam no tempo",
      ],
    },
    "auto-key": {
      features: [
        "Descobre o tom e a escala",
        "Diz quanta certeza tem",
        "Avisa todos os AutoTune da sessão",
      ],
    },
    "vocal-prep": { features: ["Menos ruído e menos estalos", "Menos sala", "Um nível uniforme"] },
    "vocal-eq": {
      features: [
        "Bandas que seguem as notas",
        "Primeiro escuta, depois sugere",
        "Tudo o que um EQ faz",
      ],
    },
    "vocal-compressor": {
      features: ["Um começo que serve na sua voz", "Mostra o que fez", "Do suave ao firme"],
    },
    "vocal-de-esser": {
      features: ["Acha o “s” da sua voz", "Deixa você ouvir o que sai", "Deixa o sopro em paz"],
    },
    "vocal-reverb": {
      features: [
        "Sugere uma sala que combina com a voz",
        "Dá a vez às palavras",
        "Ajusta a distância, não só a mistura",
      ],
    },
    metamorph: {
      features: ["Quatro vozes, misturadas com um dedo", "Seu fraseado fica", "Ninguém é copiado"],
    },
    "harmony-engine": {
      features: [
        "Harmonias no tom da música",
        "Segue o seu fraseado",
        "Cada voz um pouco diferente",
      ],
    },
    vocodist: {
      features: ["Acordes próprios como carrier", "Bandas para assistir", "Do limpo ao áspero"],
    },
    choir: {
      features: [
        "Quatro naipes a partir de uma voz",
        "Você decide quanto ensaiaram",
        "Uma sala com profundidade",
      ],
    },
  },
  plans: {
    unlimited: {
      subtitle: "Todas as ferramentas em um plano",
      features: [
        "AutoTune 2026, Pro e Hybrid",
        "AutoKey",
        "As 5 ferramentas da cadeia vocal",
        "Os 14 efeitos criativos",
        "Os lançamentos no dia em que saem",
        "Modelos de gravação",
      ],
      notes: "O AutoTune EFX+ é vendido à parte.",
    },
    producer: {
      subtitle: "Para quem grava e mixa",
      features: [
        "AutoTune 2026",
        "AutoKey",
        "As 5 ferramentas da cadeia vocal",
        "Metamorph, Harmony Engine, Vocodist e Choir",
      ],
    },
    essentials: {
      subtitle: "Uma voz limpa e afinada",
      features: ["AutoTune 2026", "AutoKey", "Vocal Prep", "Vocal De-Esser"],
    },
  },
};
