import { compatibilityOf } from "../../../hosts.ts";
import type { SeedPage } from "../../../seed-content.ts";
import { hostWords } from "../host-words.ts";

export const dawCompatibilityMac: SeedPage = {
  title: "Compatibilidad con DAW: Mac",
  seo: {
    title: "Compatibilidad con DAW en Mac",
    description:
      "Qué DAW cargan nuestros plug-ins en macOS 12 o posterior, en qué formato, con Apple silicon o Intel, dónde van los archivos y qué hacer si falta uno.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "¿Funciona en un Mac?",
      text: "En macOS 12 o posterior, con Apple silicon o Intel, en cualquier DAW de 64 bits que cargue AU, VST3 o AAX. Aquí tienes la lista, las carpetas y lo que suele ayudar.",
    },
    compatibilityOf(hostWords, "mac"),
    {
      block: "specs",
      headline: "Ordenador y carpetas",
      groups: [
        {
          title: "Tu ordenador",
          rows: [
            { name: "Sistema", value: "macOS 12 o posterior, Apple silicon o Intel" },
            { name: "Memoria", value: "4 GB, mejor 8 GB" },
            { name: "Espacio en disco", value: "Unos 5 GB para todo; instala lo que uses" },
            { name: "Activación", value: "En 2 ordenadores a la vez" },
          ],
        },
        {
          title: "Dónde van los archivos",
          rows: [
            { name: "AU", value: "/Library/Audio/Plug-Ins/Components" },
            { name: "VST3", value: "/Library/Audio/Plug-Ins/VST3" },
            { name: "AAX", value: "/Library/Application Support/Avid/Audio/Plug-Ins" },
          ],
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Del instalador a la primera toma",
      rows: [
        {
          title: "Elige el formato",
          text: "El instalador pregunta qué formatos quieres. Quédate con el que carga tu DAW. Si carga dos, elige uno y no lo cambies; si no, cada herramienta sale dos veces en la lista.",
        },
        {
          title: "Deja que el DAW lo revise",
          text: "Los DAW que cargan AU examinan cada plug-in nuevo una vez, al arrancar. Tarda un momento. Deja que termine.",
        },
        {
          title: "Permite el micrófono",
          text: "macOS pregunta una vez si tu DAW puede escuchar. Si dijiste que no, la pista graba silencio. Se cambia en los ajustes del sistema, en privacidad, micrófono.",
        },
        {
          title: "Nativo o traducido",
          text: "En Apple silicon, los plug-ins funcionan de forma nativa. Un DAW que funciona con Rosetta también los carga, pero gasta más procesador. Úsalo en nativo si todos tus demás plug-ins pueden.",
        },
        {
          title: "Acorta el camino",
          text: "Un búfer de 64 o 128 muestras mientras grabas y de 512 o más para mezclar. Unos auriculares Bluetooth añaden más retardo que cualquier plug-in; usa cable.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Preguntas sobre el Mac",
      items: [
        {
          question: "Mi DAW no encuentra el plug-in.",
          answer:
            "Comprueba que el archivo está en la carpeta de arriba; es la biblioteca del ordenador, no la de tu carpeta de usuario. Después haz que el DAW busque otra vez. Con AU, reiniciar el Mac ayuda más a menudo de lo que parece.",
        },
        {
          question: "¿AU o VST3?",
          answer:
            "Suenan igual. Quédate con AU si también trabajas en Logic Pro o GarageBand, y con VST3 si intercambias sesiones con Windows.",
        },
        {
          question: "¿Funciona en macOS 11 o anterior?",
          answer: "No. macOS 12 es el más antiguo de nuestra lista.",
        },
        {
          question: "¿Cuál es la excepción?",
          answer:
            "AutoTune Hybrid. Viene en AAX DSP y AAX Native y solo funciona en Pro Tools. Todas las demás herramientas vienen en AU, VST3 y AAX.",
        },
        {
          question: "¿Qué tienen que ver con ustedes los fabricantes de estos DAW?",
          answer: "Nada. Los nombres son suyos y esta es una marca de demostración.",
        },
      ],
    },
  ],
};
