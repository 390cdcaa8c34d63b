import type { SpecsBlock } from "@autotune/contract";

type SpecRows = SpecsBlock["groups"][number]["rows"];

/** What nearly every plug-in of ours needs, in short. */
export const systemRequirements: SpecsBlock = {
  block: "specs",
  headline: "Systemvoraussetzungen",
  groups: [
    {
      title: "Das brauchst du",
      rows: [
        { name: "Mac", value: "macOS 12 oder neuer, Apple-Chip oder Intel; AU, VST3 oder AAX" },
        { name: "PC", value: "Windows 10 oder 11, 64 Bit; VST3 oder AAX" },
        { name: "Arbeitsspeicher", value: "4 GB, besser 8 GB" },
        { name: "Aktivierung", value: "Auf 2 Rechnern gleichzeitig" },
      ],
    },
  ],
};

const usualFormats: SpecRows = [
  { name: "macOS", value: "AU, VST3, AAX" },
  { name: "Windows", value: "VST3, AAX" },
  { name: "Architektur", value: "64 Bit; nativ auf Apple-Chips" },
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
  sampleRates = "44,1 bis 192 kHz",
}: SpecSheet): SpecsBlock {
  return {
    block: "specs",
    headline,
    groups: [
      { title: "Innenleben", rows: inside },
      {
        title: "Klang",
        rows: [
          { name: "Kanäle", value: "Mono und Stereo" },
          { name: "Sampleraten", value: sampleRates },
          { name: "Latenz", value: latency },
        ],
      },
      { title: "Formate", rows: formats },
      {
        title: "Dein Rechner",
        rows: [
          { name: "macOS", value: "12 oder neuer, Apple-Chip oder Intel" },
          { name: "Windows", value: "10 oder 11, 64 Bit" },
          { name: "Arbeitsspeicher", value: "4 GB, besser 8 GB" },
          { name: "Speicherplatz", value: diskSpace },
          { name: "Internet", value: "Zum Herunterladen und Aktivieren, nicht zum Arbeiten" },
        ],
      },
      {
        title: "Lizenz",
        rows: [
          { name: "Aktivierung", value: "Auf 2 Rechnern gleichzeitig" },
          { name: "Endet", value: "Gekauft nie; mit Unlimited, wenn das Abo endet" },
          { name: "Dongle", value: "Keiner" },
        ],
      },
    ],
  };
}
