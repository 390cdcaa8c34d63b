import type { SeedContent } from "../../seed-content.ts";

export const products: SeedContent["products"] = {
  "auto-tune-pro": {
    name: "AutoTune Pro",
    summary: "Correzione in tempo reale e modifica nota per nota in un solo plug-in.",
  },
  "auto-tune-2026": {
    name: "AutoTune 2026",
    summary:
      "Correzione dell’intonazione in tempo reale, pronta in un attimo, in studio e sul palco.",
  },
  "auto-tune-hybrid": {
    name: "AutoTune Hybrid",
    summary: "Intonazione in tempo reale per Pro Tools, su hardware DSP o in nativo.",
    checkoutInfo: "Funziona solo in Pro Tools.",
  },
  "auto-tune-efx-plus": {
    name: "AutoTune EFX+",
    summary: "Il suono robotico, con un intero rack di effetti alle spalle.",
  },
  "auto-key": {
    name: "AutoKey",
    summary: "Riconosce tonalità e scala del tuo brano e le comunica ad AutoTune.",
  },
  "vocal-prep": {
    name: "Vocal Prep",
    summary: "Prepara una take grezza per il mix: meno rumore, meno stanza, un livello uniforme.",
  },
  "vocal-eq": {
    name: "Vocal EQ",
    summary: "Un EQ con bande che seguono le note che canti.",
  },
  "vocal-compressor": {
    name: "Vocal Compressor",
    summary: "Bilancia il forte e il piano, partendo da impostazioni adatte alla tua voce.",
  },
  "vocal-de-esser": {
    name: "Vocal De-Esser",
    summary: "Ammorbidisce le esse taglienti e lascia in pace il resto della voce.",
  },
  "vocal-reverb": {
    name: "Vocal Reverb",
    summary: "Dà uno spazio alla voce e suggerisce quello che le sta meglio.",
  },
  metamorph: {
    name: "Metamorph",
    summary: "Trasforma la tua voce in un’altra e conserva il tuo fraseggio.",
  },
  "harmony-engine": {
    name: "Harmony Engine",
    summary: "Crea armonie da una sola voce solista.",
  },
  vocodist: {
    name: "Vocodist",
    summary: "Suoni di vocoder, dal vintage a quelli di un altro mondo.",
  },
  choir: {
    name: "Choir",
    summary: "Trasforma una sola voce in un coro.",
  },
  twin: {
    name: "Twin",
    summary: "Ricanta la parte accanto a te: le doppie, da una sola take.",
  },
  ember: {
    name: "Ember",
    summary: "Scalda la voce, poi la satura, poi le dà fuoco.",
  },
  whisper: {
    name: "Whisper",
    summary: "Toglie il suono alla voce, lascia il fiato e non perde una parola.",
  },
  larynx: {
    name: "Larynx",
    summary: "Piega la gola stessa: più lunga, più corta, più stretta, non proprio la tua.",
  },
  shard: {
    name: "Shard",
    summary: "Rompe una take in grani e la ricompone a modo suo.",
  },
  orbit: {
    name: "Orbit",
    summary: "Fa girare la voce intorno alla testa di chi ascolta.",
  },
  dial: {
    name: "Dial",
    summary: "Fa passare la voce da un telefono o da una vecchia radio.",
  },
  stutter: {
    name: "Stutter",
    summary: "Ripete fettine di parola, a tempo con il brano.",
  },
  halo: {
    name: "Halo",
    summary: "Un riverbero con una coda che sale di un’ottava e luccica.",
  },
  undertow: {
    name: "Undertow",
    summary: "Aggiunge la stessa voce un’ottava sotto.",
  },
  "auto-tune-unlimited-monthly": {
    name: "AutoTune Unlimited, mensile",
    summary:
      "Tre edizioni, AutoKey, la catena vocale e tutti gli effetti creativi, pagando mese per mese.",
    checkoutInfo:
      "Si rinnova ogni mese a questo prezzo finché non disdici. Puoi disdire in ogni momento.",
  },
  "auto-tune-unlimited-yearly": {
    name: "AutoTune Unlimited, annuale",
    summary:
      "Tre edizioni, AutoKey, la catena vocale e tutti gli effetti creativi, pagando una volta all’anno.",
    checkoutInfo:
      "Si rinnova ogni anno a questo prezzo finché non disdici. Puoi disdire in ogni momento.",
  },
};
