import type { SpecsBlock } from "@autotune/contract";

type SpecRows = SpecsBlock["groups"][number]["rows"];

/** What nearly every plug-in of ours needs, in short. */
export const systemRequirements: SpecsBlock = {
  block: "specs",
  headline: "Configuration requise",
  groups: [
    {
      title: "Ce qu’il vous faut",
      rows: [
        { name: "Mac", value: "macOS 12 ou plus récent, puce Apple ou Intel ; AU, VST3 ou AAX" },
        { name: "PC", value: "Windows 10 ou 11, 64 bits ; VST3 ou AAX" },
        { name: "Mémoire", value: "4 Go, 8 Go de préférence" },
        { name: "Activation", value: "Sur 2 ordinateurs à la fois" },
      ],
    },
  ],
};

const usualFormats: SpecRows = [
  { name: "macOS", value: "AU, VST3, AAX" },
  { name: "Windows", value: "VST3, AAX" },
  { name: "Architecture", value: "64 bits ; natif sur puce Apple" },
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
  sampleRates = "44,1 à 192 kHz",
}: SpecSheet): SpecsBlock {
  return {
    block: "specs",
    headline,
    groups: [
      { title: "À l’intérieur", rows: inside },
      {
        title: "Son",
        rows: [
          { name: "Canaux", value: "Mono et stéréo" },
          { name: "Fréquences d’échantillonnage", value: sampleRates },
          { name: "Latence", value: latency },
        ],
      },
      { title: "Formats", rows: formats },
      {
        title: "Votre ordinateur",
        rows: [
          { name: "macOS", value: "12 ou plus récent, puce Apple ou Intel" },
          { name: "Windows", value: "10 ou 11, 64 bits" },
          { name: "Mémoire", value: "4 Go, 8 Go de préférence" },
          { name: "Espace disque", value: diskSpace },
          { name: "Internet", value: "Pour télécharger et activer, pas pour travailler" },
        ],
      },
      {
        title: "Licence",
        rows: [
          { name: "Activation", value: "Sur 2 ordinateurs à la fois" },
          {
            name: "Expire",
            value: "Jamais si vous l’achetez ; avec Unlimited, en même temps que l’abonnement",
          },
          { name: "Dongle", value: "Aucun" },
        ],
      },
    ],
  };
}
