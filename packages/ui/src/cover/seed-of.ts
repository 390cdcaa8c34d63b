const largest = 2_147_483_646;

/** A number that belongs to a name, for an image that is always the same for it (FNV-1a). */
export function seedOf(name: string): number {
  let hash = 2_166_136_261;
  for (const sign of name) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  }
  return (hash % largest) + 1;
}
