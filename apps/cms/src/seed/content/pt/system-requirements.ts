import type { SpecsBlock } from "@autotune/contract";

type SpecRows = SpecsBlock["groups"][number]["rows"];

/** What nearly every plug-in of ours needs, in short. */
export const systemRequirements: SpecsBlock = {
  block: "specs",
  headline: "Requisitos de sistema",
  groups: [
    {
      title: "Do que você precisa",
      rows: [
        { name: "Mac", value: "macOS 12 ou mais recente, Apple silicon ou Intel; AU, VST3 ou AAX" },
        { name: "PC", value: "Windows 10 ou 11, 64 bits; VST3 ou AAX" },
        { name: "Memória", value: "4 GB; melhor com 8 GB" },
        { name: "Ativação", value: "Em 2 computadores ao mesmo tempo" },
      ],
    },
  ],
};

const usualFormats: SpecRows = [
  { name: "macOS", value: "AU, VST3, AAX" },
  { name: "Windows", value: "VST3, AAX" },
  { name: "Arquitetura", value: "64 bits; nativo em Apple silicon" },
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
  sampleRates = "44,1 a 192 kHz",
}: SpecSheet): SpecsBlock {
  return {
    block: "specs",
    headline,
    groups: [
      { title: "Por dentro", rows: inside },
      {
        title: "Som",
        rows: [
          { name: "Canais", value: "Mono e estéreo" },
          { name: "Taxas de amostragem", value: sampleRates },
          { name: "Latência", value: latency },
        ],
      },
      { title: "Formatos", rows: formats },
      {
        title: "Seu computador",
        rows: [
          { name: "macOS", value: "12 ou mais recente, Apple silicon ou Intel" },
          { name: "Windows", value: "10 ou 11, 64 bits" },
          { name: "Memória", value: "4 GB; melhor com 8 GB" },
          { name: "Espaço em disco", value: diskSpace },
          { name: "Internet", value: "Para baixar e ativar; para trabalhar, não" },
        ],
      },
      {
        title: "Licença",
        rows: [
          { name: "Ativação", value: "Em 2 computadores ao mesmo tempo" },
          {
            name: "Termina",
            value: "Nunca, se você comprar; junto com o plano, se for do Unlimited",
          },
          { name: "Dongle", value: "Nenhum" },
        ],
      },
    ],
  };
}
