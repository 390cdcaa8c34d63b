export const vocalChain = [
  "vocal-prep",
  "vocal-eq",
  "vocal-compressor",
  "vocal-de-esser",
  "vocal-reverb",
];

export const largeEffects = ["metamorph", "harmony-engine", "vocodist", "choir"];

export const smallEffects = [
  "twin",
  "ember",
  "whisper",
  "larynx",
  "shard",
  "orbit",
  "dial",
  "stutter",
  "halo",
  "undertow",
];
