import type { SpecsBlock } from "@autotune/contract";

type SpecRows = SpecsBlock["groups"][number]["rows"];

/** What nearly every plug-in of ours needs, in short. */
export const systemRequirements: SpecsBlock = {
  block: "specs",
  headline: "Requisitos del sistema",
  groups: [
    {
      title: "Qué necesitas",
      rows: [
        { name: "Mac", value: "macOS 12 o posterior, Apple silicon o Intel; AU, VST3 o AAX" },
        { name: "PC", value: "Windows 10 u 11, 64 bits; VST3 o AAX" },
        { name: "Memoria", value: "4 GB, mejor 8 GB" },
        { name: "Activación", value: "En 2 ordenadores a la vez" },
      ],
    },
  ],
};

const usualFormats: SpecRows = [
  { name: "macOS", value: "AU, VST3, AAX" },
  { name: "Windows", value: "VST3, AAX" },
  { name: "Arquitectura", value: "64 bits; nativo en Apple silicon" },
];

interface SpecSheet {
  readonly headline: string;
  /** What is particular to this product. */
  readonly inside: SpecRows;
  readonly latency: string;
  readonly diskSpace: string;
  readonly formats?: SpecRows;
  readonly sampleRates?: string;
}

/** A product's whole sheet: what is its own, then what all of them share, so that no two disagree. */
export function specSheet({
  headline,
  inside,
  latency,
  diskSpace,
  formats = usualFormats,
  sampleRates = "De 44,1 a 192 kHz",
}: SpecSheet): SpecsBlock {
  return {
    block: "specs",
    headline,
    groups: [
      { title: "Por dentro", rows: inside },
      {
        title: "Sonido",
        rows: [
          { name: "Canales", value: "Mono y estéreo" },
          { name: "Frecuencias de muestreo", value: sampleRates },
          { name: "Latencia", value: latency },
        ],
      },
      { title: "Formatos", rows: formats },
      {
        title: "Tu ordenador",
        rows: [
          { name: "macOS", value: "12 o posterior, Apple silicon o Intel" },
          { name: "Windows", value: "10 u 11, 64 bits" },
          { name: "Memoria", value: "4 GB, mejor 8 GB" },
          { name: "Espacio en disco", value: diskSpace },
          { name: "Internet", value: "Para descargar y activar, no para trabajar" },
        ],
      },
      {
        title: "Licencia",
        rows: [
          { name: "Activación", value: "En 2 ordenadores a la vez" },
          { name: "Termina", value: "Nunca, si la compras; con el plan, si usas Unlimited" },
          { name: "Llave USB", value: "No hace falta" },
        ],
      },
    ],
  };
}
