import type { SeedContent } from "../../seed-content.ts";

export const products: SeedContent["products"] = {
  "auto-tune-pro": {
    name: "AutoTune Pro",
    summary: "Corrección en tiempo real y edición nota a nota en un solo plug-in.",
  },
  "auto-tune-2026": {
    name: "AutoTune 2026",
    summary:
      "Corrección de tono en tiempo real, lista en un momento, en el estudio y en el escenario.",
  },
  "auto-tune-hybrid": {
    name: "AutoTune Hybrid",
    summary: "Afinación en tiempo real para Pro Tools, con hardware DSP o de forma nativa.",
    checkoutInfo: "Funciona solo en Pro Tools.",
  },
  "auto-tune-efx-plus": {
    name: "AutoTune EFX+",
    summary: "El sonido robótico, con todo un rack de efectos detrás.",
  },
  "auto-key": {
    name: "AutoKey",
    summary: "Reconoce la tonalidad y la escala de tu canción y se las pasa a AutoTune.",
  },
  "vocal-prep": {
    name: "Vocal Prep",
    summary: "Deja una toma en bruto lista para mezclar: menos ruido, menos sala, un nivel parejo.",
  },
  "vocal-eq": {
    name: "Vocal EQ",
    summary: "Un EQ cuyas bandas siguen las notas que cantas.",
  },
  "vocal-compressor": {
    name: "Vocal Compressor",
    summary: "Equilibra lo fuerte y lo suave a partir de ajustes pensados para tu voz.",
  },
  "vocal-de-esser": {
    name: "Vocal De-Esser",
    summary: "Suaviza las eses afiladas y deja en paz el resto de la voz.",
  },
  "vocal-reverb": {
    name: "Vocal Reverb",
    summary: "Le da un espacio a la voz y sugiere el que mejor le sienta.",
  },
  metamorph: {
    name: "Metamorph",
    summary: "Convierte tu voz en otra distinta y conserva tu fraseo.",
  },
  "harmony-engine": {
    name: "Harmony Engine",
    summary: "Crea armonías a partir de una sola voz principal.",
  },
  vocodist: {
    name: "Vocodist",
    summary: "Sonidos de vocoder, de lo vintage a lo que no es de este mundo.",
  },
  choir: {
    name: "Choir",
    summary: "Convierte una sola voz en un coro.",
  },
  twin: {
    name: "Twin",
    summary: "Vuelve a cantar la línea a tu lado: voz doblada con una sola toma.",
  },
  ember: {
    name: "Ember",
    summary: "Calienta la voz, luego la satura y al final le prende fuego.",
  },
  whisper: {
    name: "Whisper",
    summary: "Cambia el sonido de la voz por aire y conserva cada palabra.",
  },
  larynx: {
    name: "Larynx",
    summary: "Moldea la garganta misma: más larga, más corta, más estrecha, ya no del todo tuya.",
  },
  shard: {
    name: "Shard",
    summary: "Rompe una toma en granos y la vuelve a armar de otra manera.",
  },
  orbit: {
    name: "Orbit",
    summary: "Mueve la voz alrededor de la cabeza de quien escucha.",
  },
  dial: {
    name: "Dial",
    summary: "Pasa la voz por un teléfono o por una radio vieja.",
  },
  stutter: {
    name: "Stutter",
    summary: "Repite trocitos de una palabra al ritmo de la canción.",
  },
  halo: {
    name: "Halo",
    summary: "Una reverb con una cola que sube una octava y resplandece.",
  },
  undertow: {
    name: "Undertow",
    summary: "Añade la misma voz una octava más abajo.",
  },
  "auto-tune-unlimited-monthly": {
    name: "AutoTune Unlimited, mensual",
    summary:
      "Tres ediciones, AutoKey, la cadena vocal y todos los efectos creativos, con pago mes a mes.",
    checkoutInfo:
      "Se renueva cada mes a este precio hasta que canceles. Puedes cancelar cuando quieras.",
  },
  "auto-tune-unlimited-yearly": {
    name: "AutoTune Unlimited, anual",
    summary:
      "Tres ediciones, AutoKey, la cadena vocal y todos los efectos creativos, con un pago al año.",
    checkoutInfo:
      "Se renueva cada año a este precio hasta que canceles. Puedes cancelar cuando quieras.",
  },
};
