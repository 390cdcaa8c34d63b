/** The window without a name: the shop shows it for what is no longer sold, and for what nobody has drawn yet. */
export const legacyImage = "LEGACY";

/** The existing images. All forms of a plan share one, named without the form. */
export const imageIds: readonly string[] = [
  "AT-PRO",
  "AT-2026",
  "AT-HYBRID",
  "AT-EFX-PLUS",
  "AT-KEY",
  "VC-PREP",
  "VC-EQ",
  "VC-COMPRESSOR",
  "VC-DE-ESSER",
  "VC-REVERB",
  "VC-BUNDLE",
  "CE-METAMORPH",
  "CE-HARMONY",
  "CE-VOCODIST",
  "CE-CHOIR",
  "CE-TWIN",
  "CE-EMBER",
  "CE-WHISPER",
  "CE-LARYNX",
  "CE-SHARD",
  "CE-ORBIT",
  "CE-DIAL",
  "CE-STUTTER",
  "CE-HALO",
  "CE-UNDERTOW",
  "AT-UNLIMITED",
  "AT-PRODUCER",
  "AT-ESSENTIALS",
  legacyImage,
];

/** By the month, by the year, on trial, as a gift of some weeks; and a product that is given. */
const form = /-(?:[MYTG]|GIFT)$/;

const wellFormed = /^[A-Z0-9]+(?:-[A-Z0-9]+)*$/;

/**
 * The image of a product: `/images/products/<this>.png`. There is always one: the shop answers with what an editor has
 * given the product, or else with what is drawn for it, or else with the window without a name.
 */
export function imageOf(pid: string): string {
  const product = imageIds.includes(pid) ? pid : pid.replace(form, "");
  if (imageIds.includes(product)) return product;
  return targetOfUpgrade(pid) ?? (wellFormed.test(product) ? product : legacyImage);
}

/** An upgrade, `UG-<from>-<to>`, is a way to its target and looks like it. */
function targetOfUpgrade(pid: string): string | undefined {
  if (!pid.startsWith("UG-")) return undefined;
  return imageIds.find((image) => pid.endsWith(`-${image}`));
}
