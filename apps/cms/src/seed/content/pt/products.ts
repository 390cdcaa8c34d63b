import type { SeedContent } from "../../seed-content.ts";

export const products: SeedContent["products"] = {
  "auto-tune-pro": {
    name: "AutoTune Pro",
    summary: "Correção em tempo real e edição nota por nota em um só plug-in.",
  },
  "auto-tune-2026": {
    name: "AutoTune 2026",
    summary: "Correção de afinação em tempo real, rápida de ajustar, no estúdio e no palco.",
  },
  "auto-tune-hybrid": {
    name: "AutoTune Hybrid",
    summary: "Afinação em tempo real para Pro Tools, em hardware DSP ou de forma nativa.",
    checkoutInfo: "Funciona somente no Pro Tools.",
  },
  "auto-tune-efx-plus": {
    name: "AutoTune EFX+",
    summary: "O som robótico, com um rack inteiro de efeitos por trás.",
  },
  "auto-key": {
    name: "AutoKey",
    summary: "Descobre o tom e a escala da sua música e avisa o AutoTune.",
  },
  "vocal-prep": {
    name: "Vocal Prep",
    summary: "Deixa o take bruto pronto para a mix: menos ruído, menos sala, nível uniforme.",
  },
  "vocal-eq": {
    name: "Vocal EQ",
    summary: "Um EQ com bandas que seguem as notas que você canta.",
  },
  "vocal-compressor": {
    name: "Vocal Compressor",
    summary: "Equilibra o forte e o fraco, partindo de ajustes que combinam com a sua voz.",
  },
  "vocal-de-esser": {
    name: "Vocal De-Esser",
    summary: "Suaviza os “s” agudos demais e deixa o resto da voz em paz.",
  },
  "vocal-reverb": {
    name: "Vocal Reverb",
    summary: "Dá um ambiente à voz e sugere o que combina com ela.",
  },
  metamorph: {
    name: "Metamorph",
    summary: "Transforma sua voz em outra e mantém o seu fraseado.",
  },
  "harmony-engine": {
    name: "Harmony Engine",
    summary: "Cria harmonias a partir de uma única voz principal.",
  },
  vocodist: {
    name: "Vocodist",
    summary: "Sons de vocoder, do vintage ao que não é deste mundo.",
  },
  choir: {
    name: "Choir",
    summary: "Transforma uma só voz em um coral.",
  },
  twin: {
    name: "Twin",
    summary: "Canta a mesma parte ao seu lado: uma dobra feita de um take só.",
  },
  ember: {
    name: "Ember",
    summary: "Aquece a voz, depois satura, depois põe fogo.",
  },
  whisper: {
    name: "Whisper",
    summary: "Troca o som da voz por sopro e não perde uma palavra.",
  },
  larynx: {
    name: "Larynx",
    summary: "Entorta a própria garganta: mais longa, mais curta, mais estreita, quase sua.",
  },
  shard: {
    name: "Shard",
    summary: "Quebra o take em grãos e monta tudo de outro jeito.",
  },
  orbit: {
    name: "Orbit",
    summary: "Faz a voz girar em volta da cabeça de quem ouve.",
  },
  dial: {
    name: "Dial",
    summary: "Passa a voz por um telefone ou por um rádio antigo.",
  },
  stutter: {
    name: "Stutter",
    summary: "Repete fatias de uma palavra no tempo da música.",
  },
  halo: {
    name: "Halo",
    summary: "Um reverb com uma cauda que sobe uma oitava e cintila.",
  },
  undertow: {
    name: "Undertow",
    summary: "Soma a mesma voz, uma oitava abaixo.",
  },
  "auto-tune-unlimited-monthly": {
    name: "AutoTune Unlimited, mensal",
    summary:
      "Três edições, AutoKey, a cadeia vocal e todos os efeitos criativos, com pagamento mês a mês.",
    checkoutInfo:
      "Renova todo mês por este preço até você cancelar. Dá para cancelar a qualquer momento.",
  },
  "auto-tune-unlimited-yearly": {
    name: "AutoTune Unlimited, anual",
    summary:
      "Três edições, AutoKey, a cadeia vocal e todos os efeitos criativos, com um pagamento por ano.",
    checkoutInfo:
      "Renova todo ano por este preço até você cancelar. Dá para cancelar a qualquer momento.",
  },
};
