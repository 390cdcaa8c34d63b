import type { ProductBody } from "@autotune/contract";
import { priceSteps, type PriceStep } from "./price-steps.ts";
import type { SeedProduct } from "./seed-product.ts";

interface Legacy {
  readonly path: string;
  readonly pid: string;
  readonly name: string;
  /** What it cost last. */
  readonly step: PriceStep;
}

const earlier: readonly Legacy[] = [
  { path: "auto-tune-pro-x", pid: "AT-PRO-X", name: "AutoTune Pro X", step: "349" },
  { path: "auto-tune-2024", pid: "AT-2024", name: "AutoTune 2024", step: "299" },
  { path: "auto-tune-artist", pid: "AT-ARTIST", name: "AutoTune Artist", step: "249" },
  { path: "auto-tune-stage", pid: "AT-STAGE", name: "AutoTune Stage", step: "199" },
  { path: "auto-tune-slice", pid: "AT-SLICE", name: "AutoTune Slice", step: "149" },
  { path: "auto-tune-access", pid: "AT-ACCESS", name: "AutoTune Access", step: "79" },
  {
    path: "auto-tune-efx-classic",
    pid: "AT-EFX-CLASSIC",
    name: "AutoTune EFX Classic",
    step: "99",
  },
  { path: "avox-suite", pid: "AV-SUITE", name: "Avox Suite", step: "299" },
  { path: "avox-duo", pid: "AV-DUO", name: "Avox Duo", step: "79" },
  { path: "mic-mod", pid: "MM-MIC-MOD", name: "Mic Mod", step: "129" },
  { path: "vocal-strip", pid: "VC-STRIP", name: "Vocal Strip", step: "199" },
  {
    path: "harmony-engine-classic",
    pid: "CE-HARMONY-CLASSIC",
    name: "Harmony Engine Classic",
    step: "199",
  },
];

/** What is owned and no longer sold. */
export const legacy: readonly SeedProduct[] = earlier.map(({ path, pid, step }) => ({
  path,
  pid,
  type: "perpetual",
  prices: priceSteps[step],
  wpOnly: true,
}));

/** Their names are the same in every language, and one sentence fits all of them. */
export function legacyWords(summary: string): Record<string, ProductBody> {
  return Object.fromEntries(earlier.map(({ path, name }) => [path, { name, summary }]));
}
