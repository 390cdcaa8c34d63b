import type { SeedContent } from "../../seed-content.ts";

export const products: SeedContent["products"] = {
  "auto-tune-pro": {
    name: "AutoTune Pro",
    summary: "Korrektur in Echtzeit und Bearbeitung Ton für Ton in einem Plug-in.",
  },
  "auto-tune-2026": {
    name: "AutoTune 2026",
    summary: "Tonhöhenkorrektur in Echtzeit, schnell eingestellt, im Studio und auf der Bühne.",
  },
  "auto-tune-hybrid": {
    name: "AutoTune Hybrid",
    summary: "Tonhöhenkorrektur in Echtzeit für Pro Tools, auf DSP-Hardware oder nativ.",
    checkoutInfo: "Läuft nur in Pro Tools.",
  },
  "auto-tune-efx-plus": {
    name: "AutoTune EFX+",
    summary: "Der harte AutoTune-Effekt mit einem ganzen Effekt-Rack dahinter.",
  },
  "auto-key": {
    name: "AutoKey",
    summary: "Hört, in welcher Tonart und Tonleiter dein Song steht, und sagt es AutoTune.",
  },
  "vocal-prep": {
    name: "Vocal Prep",
    summary:
      "Macht einen rohen Take bereit für den Mix: weniger Rauschen, weniger Raum, gleichmäßiger Pegel.",
  },
  "vocal-eq": {
    name: "Vocal EQ",
    summary: "Ein EQ, dessen Bänder den Tönen folgen, die du singst.",
  },
  "vocal-compressor": {
    name: "Vocal Compressor",
    summary:
      "Gleicht Laut und Leise aus und startet mit Einstellungen, die zu deiner Stimme passen.",
  },
  "vocal-de-esser": {
    name: "Vocal De-Esser",
    summary: "Mildert scharfe S-Laute und lässt den Rest der Stimme in Ruhe.",
  },
  "vocal-reverb": {
    name: "Vocal Reverb",
    summary: "Gibt der Stimme einen Raum und schlägt den passenden vor.",
  },
  metamorph: {
    name: "Metamorph",
    summary: "Verwandelt deine Stimme in eine andere und behält deine Phrasierung.",
  },
  "harmony-engine": {
    name: "Harmony Engine",
    summary: "Macht aus einer einzigen Leadstimme mehrstimmige Harmonien.",
  },
  vocodist: {
    name: "Vocodist",
    summary: "Vocoder-Sounds von Vintage bis nicht von dieser Welt.",
  },
  choir: {
    name: "Choir",
    summary: "Macht aus einer Stimme einen Chor.",
  },
  twin: {
    name: "Twin",
    summary: "Singt die Stimme neben dir noch einmal: Dopplung aus einem einzigen Take.",
  },
  ember: {
    name: "Ember",
    summary: "Wärmt eine Stimme an, sättigt sie und setzt sie am Ende in Brand.",
  },
  whisper: {
    name: "Whisper",
    summary: "Tauscht den Ton einer Stimme gegen Atem und behält jedes Wort.",
  },
  larynx: {
    name: "Larynx",
    summary: "Verbiegt die Kehle selbst: länger, kürzer, enger, nicht mehr ganz deine.",
  },
  shard: {
    name: "Shard",
    summary: "Zerlegt einen Take in Körner und setzt ihn anders wieder zusammen.",
  },
  orbit: {
    name: "Orbit",
    summary: "Lässt die Stimme um den Kopf kreisen.",
  },
  dial: {
    name: "Dial",
    summary: "Schickt die Stimme durch ein Telefon oder ein altes Radio.",
  },
  stutter: {
    name: "Stutter",
    summary: "Wiederholt Wortschnipsel im Takt des Songs.",
  },
  halo: {
    name: "Halo",
    summary: "Ein Hall, dessen Fahne eine Oktave steigt und schimmert.",
  },
  undertow: {
    name: "Undertow",
    summary: "Legt dieselbe Stimme eine Oktave tiefer darunter.",
  },
  "auto-tune-unlimited-monthly": {
    name: "AutoTune Unlimited, monatlich",
    summary:
      "Drei Editionen, AutoKey, die Vocal-Chain und alle Kreativeffekte, Monat für Monat bezahlt.",
    checkoutInfo:
      "Verlängert sich jeden Monat zu diesem Preis, bis du kündigst. Das geht jederzeit.",
  },
  "auto-tune-unlimited-yearly": {
    name: "AutoTune Unlimited, jährlich",
    summary:
      "Drei Editionen, AutoKey, die Vocal-Chain und alle Kreativeffekte, einmal im Jahr bezahlt.",
    checkoutInfo:
      "Verlängert sich jedes Jahr zu diesem Preis, bis du kündigst. Das geht jederzeit.",
  },
};
