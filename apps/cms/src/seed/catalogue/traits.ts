import type { Craft } from "@autotune/commerce";
import { systems, type PluginFormat, type ProductUse, type System } from "@autotune/contract";

interface Traits {
  readonly uses: readonly ProductUse[];
  readonly formats: readonly PluginFormat[];
  readonly systems: readonly System[];
  readonly crafts: readonly Craft[];
}

const everyFormat: readonly PluginFormat[] = ["AU", "VST3", "AAX"];

/** What each product is for. */
const uses: Readonly<Record<string, readonly ProductUse[]>> = {
  "auto-tune-pro": ["tune"],
  "auto-tune-2026": ["tune", "live"],
  "auto-tune-hybrid": ["tune", "live"],
  "auto-tune-efx-plus": ["tune", "transform", "live"],
  "auto-key": ["tune"],
  "vocal-prep": ["mix"],
  "vocal-eq": ["mix"],
  "vocal-compressor": ["mix", "live"],
  "vocal-de-esser": ["mix", "live"],
  "vocal-reverb": ["mix"],
  "vocal-chain-bundle": ["mix"],
  metamorph: ["transform"],
  "harmony-engine": ["harmonize"],
  vocodist: ["transform"],
  choir: ["harmonize"],
  twin: ["harmonize"],
  ember: ["transform"],
  whisper: ["transform"],
  larynx: ["transform"],
  shard: ["transform"],
  orbit: ["mix", "transform"],
  dial: ["transform"],
  stutter: ["transform", "live"],
  halo: ["mix", "transform"],
  undertow: ["harmonize"],
  "auto-tune-unlimited-monthly": ["tune", "mix", "harmonize", "transform", "live"],
  "auto-tune-producer-monthly": ["tune", "mix", "harmonize", "transform", "live"],
  "auto-tune-essentials-monthly": ["tune", "mix"],
};

/** For which work each tool is recommended. What includes others has none of its own. */
const crafts: Readonly<Record<string, readonly Craft[]>> = {
  "auto-tune-2026": ["sing", "rap", "live"],
  "auto-tune-pro": ["sing", "mix"],
  "auto-tune-hybrid": ["sing", "live"],
  "auto-tune-efx-plus": ["rap"],
  "auto-key": ["beats"],
  "vocal-prep": ["speech", "mix"],
  "vocal-eq": ["mix"],
  "vocal-compressor": ["mix", "speech"],
  "vocal-de-esser": ["speech", "mix"],
  "vocal-reverb": ["mix"],
  metamorph: ["effects"],
  "harmony-engine": ["harmonies"],
  vocodist: ["effects", "beats"],
  choir: ["harmonies"],
  twin: ["harmonies"],
  ember: ["effects"],
  whisper: ["effects"],
  larynx: ["effects"],
  shard: ["effects"],
  orbit: ["effects"],
  dial: ["effects"],
  stutter: ["effects"],
  halo: ["effects"],
  undertow: ["effects"],
};

/** Hybrid is for Pro Tools alone. */
const formats: Readonly<Record<string, readonly PluginFormat[]>> = { "auto-tune-hybrid": ["AAX"] };

/** By what a product is found in the list of all products and by the finder; empty for gifts and what is no longer sold. */
export function traitsOf(path: string): Partial<Traits> {
  const own = uses[path];
  if (own === undefined) return {};
  const recommended = crafts[path];
  return {
    uses: own,
    formats: formats[path] ?? everyFormat,
    systems,
    ...(recommended === undefined ? {} : { crafts: recommended }),
  };
}
