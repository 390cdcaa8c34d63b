import type { SpecsBlock } from "@autotune/contract";

type SpecRows = SpecsBlock["groups"][number]["rows"];

/** What nearly every plug-in of ours needs, in short. */
export const systemRequirements: SpecsBlock = {
  block: "specs",
  headline: "Requisiti di sistema",
  groups: [
    {
      title: "Che cosa ti serve",
      rows: [
        { name: "Mac", value: "macOS 12 o successivo, chip Apple o Intel; AU, VST3 o AAX" },
        { name: "PC", value: "Windows 10 o 11 a 64 bit; VST3 o AAX" },
        { name: "Memoria", value: "4 GB, meglio 8 GB" },
        { name: "Attivazione", value: "Su 2 computer alla volta" },
      ],
    },
  ],
};

const usualFormats: SpecRows = [
  { name: "macOS", value: "AU, VST3, AAX" },
  { name: "Windows", value: "VST3, AAX" },
  { name: "Architettura", value: "64 bit; nativo sui chip Apple" },
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
  sampleRates = "Da 44,1 a 192 kHz",
}: SpecSheet): SpecsBlock {
  return {
    block: "specs",
    headline,
    groups: [
      { title: "Dentro", rows: inside },
      {
        title: "Suono",
        rows: [
          { name: "Canali", value: "Mono e stereo" },
          { name: "Frequenze di campionamento", value: sampleRates },
          { name: "Latenza", value: latency },
        ],
      },
      { title: "Formati", rows: formats },
      {
        title: "Il tuo computer",
        rows: [
          { name: "macOS", value: "12 o successivo, chip Apple o Intel" },
          { name: "Windows", value: "10 o 11, a 64 bit" },
          { name: "Memoria", value: "4 GB, meglio 8 GB" },
          { name: "Spazio su disco", value: diskSpace },
          { name: "Internet", value: "Per scaricare e attivare, non per lavorare" },
        ],
      },
      {
        title: "Licenza",
        rows: [
          { name: "Attivazione", value: "Su 2 computer alla volta" },
          {
            name: "Scadenza",
            value: "Nessuna, se lo compri; con Unlimited, quando finisce l’abbonamento",
          },
          { name: "Dongle", value: "Non serve" },
        ],
      },
    ],
  };
}
