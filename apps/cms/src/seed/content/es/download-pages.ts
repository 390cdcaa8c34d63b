import type { SeedDownloadPages } from "../../download-pages.ts";

export const downloadPages: SeedDownloadPages = {
  unlimited: {
    title: "AutoTune Unlimited",
    text: "Todas las herramientas del plan, cada una con su instalador. Quédate con las que usas; las demás esperan aquí mientras dure el plan.",
  },
  producer: {
    title: "AutoTune Producer",
    text: "AutoTune 2026, AutoKey, la cadena vocal y los efectos grandes: lo que trae el plan Producer, para el ordenador del estudio y para el portátil.",
  },
  "pro-x": {
    title: "AutoTune Pro X",
    text: "Ya no se vende y sigue siendo tuyo. La última versión funciona en los sistemas actuales, y la anterior en los ordenadores que se quedan como están.",
  },
  "slice-content": {
    title: "AutoTune Slice",
    text: "El sampler y los sonidos que venían con él. Ya no se vende; quien lo tiene encuentra aquí su última versión.",
  },
  hybrid: {
    title: "AutoTune Hybrid",
    text: "El plug-in nativo, con la parte para mesas de directo que mantiene baja la latencia. Cierra tu anfitrión antes de instalarlo.",
  },
  artist: {
    title: "AutoTune Artist",
    text: "Baja latencia para el escenario y para grabar. Ya no se vende; su última versión sigue aquí para quien lo tiene.",
  },
  "efx-plus": {
    title: "AutoTune EFX+",
    text: "Afinación y un multiefecto en una sola ventana. El instalador trae los ajustes de fábrica y no toca los tuyos.",
  },
  access: {
    title: "AutoTune Access",
    text: "El pequeño, con dos mandos. Ya no se vende, y sigue aquí para quien canta con él.",
  },
  "auto-key": {
    title: "AutoKey",
    text: "Escucha una canción y dice en qué tonalidad está. Instálalo en cada ordenador en el que quieras preguntar.",
  },
  "vocal-effects": {
    title: "Efectos vocales creativos",
    text: "Armonías, coros, un vocoder y cosas más raras. Cada efecto se instala por separado, para que tu anfitrión cargue solo lo que usas.",
  },
  central: {
    title: "AutoTune Central",
    text: "El gestor de escritorio: instala lo que tienes, lo mantiene al día y lo activa en este ordenador. Gratis para cualquiera que tenga una cuenta.",
  },
  "vocal-compressor": {
    title: "Vocal Compressor",
    text: "Un compresor que entiende de voces. El instalador trae todos los formatos de plug-in y pregunta cuáles quieres.",
  },
};
