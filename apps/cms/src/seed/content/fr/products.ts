import type { SeedContent } from "../../seed-content.ts";

export const products: SeedContent["products"] = {
  "auto-tune-pro": {
    name: "AutoTune Pro",
    summary: "La correction en temps réel et la retouche note par note dans un seul plug-in.",
  },
  "auto-tune-2026": {
    name: "AutoTune 2026",
    summary: "La correction de hauteur en temps réel, vite réglée, en studio et sur scène.",
  },
  "auto-tune-hybrid": {
    name: "AutoTune Hybrid",
    summary: "La justesse en temps réel pour Pro Tools, sur matériel DSP ou en natif.",
    checkoutInfo: "Fonctionne uniquement dans Pro Tools.",
  },
  "auto-tune-efx-plus": {
    name: "AutoTune EFX+",
    summary: "Le son robotique, avec tout un rack d’effets derrière.",
  },
  "auto-key": {
    name: "AutoKey",
    summary: "Reconnaît la tonalité et la gamme de votre morceau, et les transmet à AutoTune.",
  },
  "vocal-prep": {
    name: "Vocal Prep",
    summary:
      "Prépare une prise brute pour le mixage : moins de bruit, moins de pièce, un niveau régulier.",
  },
  "vocal-eq": {
    name: "Vocal EQ",
    summary: "Un EQ dont les bandes suivent les notes que vous chantez.",
  },
  "vocal-compressor": {
    name: "Vocal Compressor",
    summary: "Équilibre le fort et le faible, à partir de réglages adaptés à votre voix.",
  },
  "vocal-de-esser": {
    name: "Vocal De-Esser",
    summary: "Adoucit les « s » trop vifs et laisse le reste de la voix tranquille.",
  },
  "vocal-reverb": {
    name: "Vocal Reverb",
    summary: "Donne un espace à la voix et propose celui qui lui va.",
  },
  metamorph: {
    name: "Metamorph",
    summary: "Transforme votre voix en une autre et garde votre phrasé.",
  },
  "harmony-engine": {
    name: "Harmony Engine",
    summary: "Crée des harmonies à partir d’une seule voix principale.",
  },
  vocodist: {
    name: "Vocodist",
    summary: "Des sons de vocodeur, du vintage à l’extraterrestre.",
  },
  choir: {
    name: "Choir",
    summary: "Fait d’une seule voix tout un chœur.",
  },
  twin: {
    name: "Twin",
    summary: "Rechante la partie à vos côtés : une voix doublée à partir d’une seule prise.",
  },
  ember: {
    name: "Ember",
    summary: "Réchauffe une voix, puis la sature, puis y met le feu.",
  },
  whisper: {
    name: "Whisper",
    summary: "Remplace le timbre par du souffle et garde chaque mot.",
  },
  larynx: {
    name: "Larynx",
    summary:
      "Tord la gorge elle-même : plus longue, plus courte, plus étroite, plus tout à fait la vôtre.",
  },
  shard: {
    name: "Shard",
    summary: "Brise une prise en grains et la recolle autrement.",
  },
  orbit: {
    name: "Orbit",
    summary: "Fait tourner la voix autour de la tête de qui écoute.",
  },
  dial: {
    name: "Dial",
    summary: "Fait passer la voix par un téléphone ou une vieille radio.",
  },
  stutter: {
    name: "Stutter",
    summary: "Répète des tranches de mot en rythme avec le morceau.",
  },
  halo: {
    name: "Halo",
    summary: "Une réverbe dont la queue grimpe d’une octave en scintillant.",
  },
  undertow: {
    name: "Undertow",
    summary: "Ajoute la même voix, une octave plus bas.",
  },
  "auto-tune-unlimited-monthly": {
    name: "AutoTune Unlimited, mensuel",
    summary:
      "Trois éditions, AutoKey, la chaîne vocale et tous les effets créatifs, payés mois par mois.",
    checkoutInfo:
      "Se renouvelle chaque mois à ce tarif jusqu’à la résiliation, possible à tout moment.",
  },
  "auto-tune-unlimited-yearly": {
    name: "AutoTune Unlimited, annuel",
    summary:
      "Trois éditions, AutoKey, la chaîne vocale et tous les effets créatifs, payés une fois par an.",
    checkoutInfo:
      "Se renouvelle chaque année à ce tarif jusqu’à la résiliation, possible à tout moment.",
  },
};
