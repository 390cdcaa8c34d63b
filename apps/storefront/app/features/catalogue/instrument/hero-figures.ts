// Made by `pnpm demos` from the recording on Home. Do not edit.
export const heroFigures = {
  seconds: 7.6,
  rawCents: 46,
  tunedCents: 3,
  notes: 10,
} as const;
