const unspaced = /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]+$/v;

interface JoinedPart {
  readonly text: string;
  /** A pair of characters between which there is a space. */
  readonly joins: boolean;
}

/**
 * Words and pairs of characters with the pairs that they would have if nothing were between them, so that 오토튠 프로
 * is also recognized as 오토튠프로.
 */
export function joinRuns(parts: readonly string[]): JoinedPart[] {
  return parts.flatMap((part, place) => {
    const before = parts[place - 1];
    const own = { text: part, joins: false };
    if (before === undefined || !unspaced.test(before) || !unspaced.test(part)) return [own];
    const [first = "", second] = Array.from(before);
    const [next = ""] = Array.from(part);
    const isOneRun = second !== undefined && second === next && Array.from(part).length > 1;
    return isOneRun ? [own] : [{ text: `${second ?? first}${next}`, joins: true }, own];
  });
}
