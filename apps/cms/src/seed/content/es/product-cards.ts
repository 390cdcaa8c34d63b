import type { SeedCardWords } from "../../seed-content.ts";

export const cards: SeedCardWords = {
  licence: {
    heading: "Qué hace",
    priceSubtext: "Un solo pago, tuyo para siempre",
    terms: {
      heading: "Con cada licencia",
      features: [
        "En 2 ordenadores a la vez",
        "Para macOS y Windows",
        "Actualizaciones de esta versión incluidas",
      ],
    },
    forSeveral: "A partir de 2, cada una cuesta menos",
  },
  plan: {
    heading: "Qué incluye",
    paying: "Cómo pagas",
    annual: ["Un cobro al año", "Cuesta menos que doce meses", "Cancela cuando quieras"],
    monthly: ["Un cobro al mes", "Para después de cualquier mes", "Cancela cuando quieras"],
    terms:
      "El plan se renueva solo hasta que canceles. Después funciona hasta el final del tiempo pagado.",
  },
  tools: {
    "auto-tune-pro": {
      features: [
        "Corrige mientras cantas",
        "Edita la toma nota por nota",
        "Flex-Tune y Humanize la mantienen viva",
      ],
    },
    "auto-tune-2026": {
      features: [
        "Listo en un minuto",
        "Dos perillas en una página",
        "Baja latencia, en el estudio y en directo",
      ],
    },
    "auto-tune-hybrid": {
      features: [
        "En hardware DSP o de forma nativa",
        "Throat modela la garganta",
        "Un botón de baja latencia para el escenario",
      ],
      notes: "Funciona solo en Pro Tools.",
    },
    "auto-tune-efx-plus": {
      features: [
        "El sonido robótico desde la primera nota",
        "Un campo de efectos para un dedo",
        "Dieciséis pads que tocan a tiempo",
      ],
    },
    "auto-key": {
      features: [
        "Reconoce la tonalidad y la escala",
        "Dice cuánta certeza tiene",
        "Avisa a cada AutoTune de la sesión",
      ],
    },
    "vocal-prep": { features: ["Menos ruido y menos chasquidos", "Menos sala", "Un nivel parejo"] },
    "vocal-eq": {
      features: [
        "Bandas que siguen las notas",
        "Primero escucha, luego sugiere",
        "Todo lo que hace un EQ",
      ],
    },
    "vocal-compressor": {
      features: [
        "Un comienzo a la medida de tu voz",
        "Muestra lo que ha hecho",
        "De suave a firme",
      ],
    },
    "vocal-de-esser": {
      features: ["Encuentra la ese de tu voz", "Te deja oír lo que se va", "Deja el aire en paz"],
    },
    "vocal-reverb": {
      features: [
        "Sugiere una sala que le sienta bien a la voz",
        "Deja paso a las palabras",
        "Ajusta la distancia, no solo la mezcla",
      ],
    },
    metamorph: {
      features: [
        "Cuatro voces, mezcladas con un dedo",
        "Tu fraseo se queda",
        "No se copia a nadie",
      ],
    },
    "harmony-engine": {
      features: [
        "Armonías en la tonalidad de la canción",
        "Sigue tu fraseo",
        "Cada voz, un poco distinta",
      ],
    },
    vocodist: {
      features: ["Acordes propios como carrier", "Bandas que puedes mirar", "De limpio a áspero"],
    },
    choir: {
      features: [
        "Cuatro cuerdas a partir de una voz",
        "Tú decides cuánto ensayaron",
        "Una sala con profundidad",
      ],
    },
  },
  plans: {
    unlimited: {
      subtitle: "Todas las herramientas en un plan",
      features: [
        "AutoTune 2026, Pro y Hybrid",
        "AutoKey",
        "Las 5 herramientas de la cadena vocal",
        "Los 14 efectos creativos",
        "Las novedades el día en que salen",
        "Plantillas de grabación",
      ],
      notes: "AutoTune EFX+ se vende aparte del plan.",
    },
    producer: {
      subtitle: "Para quien graba y mezcla",
      features: [
        "AutoTune 2026",
        "AutoKey",
        "Las 5 herramientas de la cadena vocal",
        "Metamorph, Harmony Engine, Vocodist y Choir",
      ],
    },
    essentials: {
      subtitle: "Una voz limpia y afinada",
      features: ["AutoTune 2026", "AutoKey", "Vocal Prep", "Vocal De-Esser"],
    },
  },
};
