/** The window without a name, for what was sold once, and for what nobody has drawn yet. */
const legacy = "LEGACY";

/** What pictures there are. All forms of a plan have one together, named without the form. */
export const pictureIds: readonly string[] = [
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
  legacy,
];

/** By the month, by the year, on trial, as a gift of some weeks; and a product that is given. */
const form = /-(?:[MYTG]|GIFT)$/;

/** Which picture a product shows: `/images/products/<this>.png`. There is always one. */
export function pictureOf(pid: string): string {
  const product = pictureIds.includes(pid) ? pid : pid.replace(form, "");
  if (pictureIds.includes(product)) return product;
  return targetOfUpgrade(pid) ?? legacy;
}

/** An upgrade, `UG-<from>-<to>`, is a way to its target and looks like it. */
function targetOfUpgrade(pid: string): string | undefined {
  if (!pid.startsWith("UG-")) return undefined;
  return pictureIds.find((picture) => pid.endsWith(`-${picture}`));
}
