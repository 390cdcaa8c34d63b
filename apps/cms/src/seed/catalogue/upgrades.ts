import type { PriceStep } from "./price-steps.ts";
import { largeEffects, smallEffects, vocalChain } from "./shelves.ts";

interface SeedUpgrade {
  readonly from: string;
  readonly to: string;
  readonly step: PriceStep;
  readonly explanation: string;
}

const smallEditions = ["auto-tune-access", "auto-tune-slice", "auto-tune-efx-classic"];
const avox = ["avox-suite", "avox-duo"];
const otherTools = [...avox, "mic-mod", "vocal-strip", "harmony-engine-classic"];

const core = "Core upgrade: from one edition to the next.";
const smaller = "From a smaller edition.";
const crossgrade = "Crossgrade: from another of our products.";
const successor = "From the product it replaces.";
const completing = "Completes the vocal chain; a tool already owned counts.";
const sibling = "From another creative effect.";

/** Every one of the owned products, to every one of the others, at one price. */
function offer(
  owned: readonly string[],
  targets: readonly string[],
  step: PriceStep,
  explanation: string,
): SeedUpgrade[] {
  return targets.flatMap((to) => owned.map((from) => ({ from, to, step, explanation })));
}

/** An upgrade trades an owned product for a better one, never for a lesser one; who trades in more pays less. */
// oxfmt-ignore
export const seedUpgrades: readonly SeedUpgrade[] = [
  ...offer(["auto-tune-pro-x", "auto-tune-2024", "auto-tune-2026"], ["auto-tune-pro"], "129", core),
  ...offer(["auto-tune-artist", "auto-tune-stage"], ["auto-tune-pro"], "199", smaller),
  ...offer(["auto-tune-hybrid", "auto-tune-slice"], ["auto-tune-pro"], "249", smaller),
  ...offer(["auto-tune-access", "auto-tune-efx-classic", "auto-tune-efx-plus"], ["auto-tune-pro"], "299", smaller),
  ...offer(["auto-key", ...otherTools, ...vocalChain, ...largeEffects], ["auto-tune-pro"], "349", crossgrade),

  ...offer(["auto-tune-pro-x", "auto-tune-2024", "auto-tune-artist"], ["auto-tune-2026"], "129", core),
  ...offer(["auto-tune-stage", "auto-tune-hybrid", ...smallEditions, "auto-tune-efx-plus"], ["auto-tune-2026"], "149", smaller),
  ...offer([...otherTools, ...vocalChain, ...largeEffects], ["auto-tune-2026"], "199", crossgrade),
  ...offer(["auto-key", ...smallEffects], ["auto-tune-2026"], "249", crossgrade),

  ...offer(["auto-tune-pro-x", "auto-tune-2024"], ["auto-tune-hybrid"], "99", core),
  ...offer(["auto-tune-artist", "auto-tune-stage", ...smallEditions, "auto-tune-efx-plus"], ["auto-tune-hybrid"], "129", core),
  ...offer(["auto-key", ...otherTools, ...vocalChain, "harmony-engine", "vocodist", "choir"], ["auto-tune-hybrid"], "149", crossgrade),

  ...offer(["auto-tune-efx-classic"], ["auto-tune-efx-plus"], "29", successor),
  ...offer(["auto-tune-access", "auto-tune-slice", "auto-tune-stage", "auto-tune-artist"], ["auto-tune-efx-plus"], "49", smaller),
  ...offer(["auto-key", ...otherTools, ...smallEffects], ["auto-tune-efx-plus"], "79", crossgrade),

  ...offer(["dial", "whisper", "stutter", "undertow"], ["auto-key"], "7.99", crossgrade),
  ...offer([...smallEditions, "avox-duo"], ["auto-key"], "19", crossgrade),

  ...offer(["vocal-strip"], vocalChain, "29", successor),
  ...offer(["avox-suite", "mic-mod"], vocalChain, "49", crossgrade),
  ...offer(["avox-duo", "harmony-engine-classic", "auto-key"], vocalChain, "79", crossgrade),

  ...offer(["vocal-strip", "avox-suite"], ["vocal-chain-bundle"], "199", successor),
  ...offer(["vocal-eq", "vocal-compressor", "vocal-reverb"], ["vocal-chain-bundle"], "249", completing),
  ...offer(["vocal-prep", "vocal-de-esser"], ["vocal-chain-bundle"], "299", completing),
  ...offer(["avox-duo", "mic-mod", "harmony-engine-classic", "auto-tune-pro-x", "auto-tune-2024", "auto-tune-artist"], ["vocal-chain-bundle"], "249", crossgrade),

  ...offer(["avox-suite", "harmony-engine-classic", "vocodist"], ["metamorph"], "99", sibling),
  ...offer(["avox-duo", "mic-mod", "vocal-strip", "choir"], ["metamorph"], "129", crossgrade),
  ...offer(smallEffects, ["metamorph"], "149", sibling),

  ...offer(["harmony-engine-classic"], ["harmony-engine"], "49", successor),
  ...offer([...avox, "choir", "vocodist"], ["harmony-engine"], "79", sibling),
  ...offer(["twin", "undertow", "halo"], ["harmony-engine"], "99", sibling),

  ...offer([...avox, "mic-mod", "choir"], ["vocodist"], "49", sibling),
  ...offer(["whisper", "dial", "larynx", "shard"], ["vocodist"], "79", sibling),

  ...offer([...avox, "harmony-engine-classic"], ["choir"], "29", sibling),
  ...offer(["twin", "undertow", "halo"], ["choir"], "49", sibling),

  ...offer(["avox-duo"], ["twin", "undertow", "larynx", "whisper"], "7.99", successor),
  ...offer(["mic-mod"], ["ember", "dial"], "7.99", successor),
  ...offer(["avox-suite"], smallEffects, "19", successor),
];
