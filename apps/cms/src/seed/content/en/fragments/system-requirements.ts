import type { SpecsBlock } from "@autotune/contract";

type SpecRows = SpecsBlock["groups"][number]["rows"];

/** What nearly every plug-in of ours needs, in short. */
export const systemRequirements: SpecsBlock = {
  block: "specs",
  headline: "System requirements",
  groups: [
    {
      title: "What you need",
      rows: [
        { name: "Mac", value: "macOS 12 or later, Apple silicon or Intel; AU, VST3 or AAX" },
        { name: "PC", value: "Windows 10 or 11, 64-bit; VST3 or AAX" },
        { name: "Memory", value: "4 GB (8 GB recommended)" },
        { name: "Activation", value: "On 2 computers at a time" },
      ],
    },
  ],
};

const usualFormats: SpecRows = [
  { name: "macOS", value: "AU, VST3, AAX" },
  { name: "Windows", value: "VST3, AAX" },
  { name: "Architecture", value: "64-bit; native on Apple silicon" },
];

interface SpecSheet {
  /** What is particular to this product, besides its controls. */
  readonly inside: SpecRows;
  readonly controls?: SpecRows;
  readonly latency: string;
  readonly diskSpace: string;
  readonly formats?: SpecRows;
  readonly sampleRates?: string;
  /** Whether a plan includes it, or what it consists of: a plan is checked online when it renews. */
  readonly isInPlan?: boolean;
}

/** A product's whole sheet: what is its own, then what all of them share, so that no two disagree. */
export function specSheet({
  inside,
  controls = [],
  latency,
  diskSpace,
  formats = usualFormats,
  sampleRates = "44.1 to 192 kHz",
  isInPlan = true,
}: SpecSheet): SpecsBlock {
  return {
    block: "specs",
    // The page's title above it already names the product and says that these are its specs.
    headline: "Features and requirements",
    groups: [
      ...(inside.length === 0 ? [] : [{ title: "Features", rows: inside }]),
      ...(controls.length === 0 ? [] : [{ title: "Controls", rows: controls }]),
      {
        title: "Sound",
        rows: [
          { name: "Channels", value: "Mono and stereo" },
          { name: "Sample rates", value: sampleRates },
          { name: "Latency", value: latency },
        ],
      },
      { title: "Formats", rows: formats },
      {
        title: "Your computer",
        rows: [
          { name: "macOS", value: "12 or later, Apple silicon or Intel" },
          { name: "Windows", value: "10 or 11, 64-bit" },
          { name: "Memory", value: "4 GB (8 GB recommended)" },
          { name: "Disk space", value: diskSpace },
          {
            name: "Internet",
            value: isInPlan
              ? "To download and activate; with a plan, also when it renews"
              : "To download and activate only",
          },
        ],
      },
      {
        title: "License",
        rows: [
          { name: "Activation", value: "On 2 computers at a time" },
          {
            name: "Expiration",
            value: "Purchased licenses never expire; plan licenses end with the plan",
          },
          { name: "Dongle", value: "None" },
        ],
      },
    ],
  };
}
