/** The pitch of a voice over time. */
export interface PitchTrack {
  /** Seconds from one value to the next; the first stands at the very beginning. */
  readonly hop: number;
  /** 0 where nothing with a pitch is heard. */
  readonly hertz: Float32Array<ArrayBuffer>;
}

/** The pitch at a time, between two values as well; 0 where the nearer one has none. */
export function hertzAt({ hop, hertz }: PitchTrack, seconds: number): number {
  const place = Math.min(Math.max(seconds / hop, 0), hertz.length - 1);
  const before = hertz[Math.floor(place)] ?? 0;
  const after = hertz[Math.ceil(place)] ?? 0;
  const share = place - Math.floor(place);
  if (before === 0 || after === 0) return share < 0.5 ? before : after;
  return before + (after - before) * share;
}
