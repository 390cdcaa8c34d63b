import { editionComparison } from "../../../edition-comparison.ts";
import type { SeedPage } from "../../../seed-content.ts";

export const compare: SeedPage = {
  title: "Compara",
  seo: {
    title: "Compara las ediciones de AutoTune",
    description:
      "AutoTune 2026, Pro, Hybrid, EFX+ y AutoKey lado a lado: qué hace cada uno, cuánto cuesta y dónde funciona.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "¿Cuál es el tuyo?",
      text: "Cinco ventanas, una idea: una voz en sus notas. Aquí ves qué hace cada una y qué deja a las demás.",
    },
    editionComparison({
      headline: "Las ediciones, lado a lado",
      text: "Una marca: lo tiene. Una raya: otra lo hace mejor.",
      groups: {
        purpose: "Para qué sirve",
        tuning: "Afinación",
        key: "Tonalidad y escala",
        practice: "En la práctica",
      },
      rows: {
        bestFor: "Ideal para",
        realTime: "Afina en tiempo real",
        graph: "Modo gráfico, nota por nota",
        retune: "Retune Speed",
        humanize: "Human: las notas largas respiran",
        flex: "Flex: los deslizamientos se quedan",
        throat: "Throat",
        effects: "Voz doblada y eco",
        findsKey: "Encuentra la tonalidad solo",
        takesKey: "Recibe la tonalidad de AutoKey",
        formats: "Formatos",
        latency: "Latencia",
        diskSpace: "Espacio en disco",
        computers: "Ordenadores a la vez",
        unlimited: "Incluido en Unlimited",
      },
      bestFor: {
        at2026: "Tomas rápidas y el escenario",
        pro: "Arreglar una nota concreta",
        hybrid: "Pro Tools, con DSP o sin él",
        efxPlus: "El efecto, a propósito",
        autoKey: "Canciones cuya tonalidad nadie sabe",
      },
      values: {
        retuneRange: "De 0 a 300 ms",
        hard: "Robótico",
        pads: "En 16 pads",
        sendsKey: "La envía",
        formats: "AU, VST3, AAX",
        about3: "Unos 3 ms",
        about2OnDsp: "Unos 2 ms en DSP",
        noLatency: "Ninguna",
        megabytes: "MB",
      },
    }),
    {
      block: "callToAction",
      headline: "O llévatelas todas",
      text: "Unlimited reúne tres ediciones y AutoKey, con la cadena vocal y todos los efectos creativos.",
      actions: [
        { label: "Ver el plan", link: { to: "productPage", key: "subscriptions/unlimited" } },
        { label: "Comprueba tu DAW", link: { to: "page", key: "daw-compatibility" } },
      ],
    },
  ],
};
