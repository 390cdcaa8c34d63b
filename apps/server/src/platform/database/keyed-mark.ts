import { deriveKeys } from "@autotune/environment";
import { sql, type SQL } from "drizzle-orm";

/** HMAC-SHA-256's block. */
const blockBytes = 64;

interface MarkKey {
  readonly id: string;
  /** The key as HMAC puts it before the text, and before the hash of that. */
  readonly inner: Buffer;
  readonly outer: Buffer;
}

let keys: readonly [MarkKey, ...MarkKey[]] | undefined;

/** Once, at the start of a process: statements that mark are built in many modules. */
export function setMarkSecret(setting: string): void {
  const pad = (key: Buffer, byte: number) =>
    Buffer.concat([key, Buffer.alloc(blockBytes - key.length)]).map((value) => value ^ byte);
  const toMarkKey = ({ id, key }: { id: string; key: Buffer }): MarkKey => ({
    id,
    inner: Buffer.from(pad(key, 0x36)),
    outer: Buffer.from(pad(key, 0x5c)),
  });
  const [current, ...previous] = deriveKeys(setting, "mark");
  keys = [toMarkKey(current), ...previous.map(toMarkKey)];
}

/**
 * Marks that a text is known by where it must not stand itself: HMAC-SHA-256, computed in the database, because the
 * texts are there. Of the current key first, then of previous ones. Without the key nobody finds a text by trying.
 */
export function keyedMarks(text: SQL): readonly [SQL, ...SQL[]] {
  if (keys === undefined) throw new Error("The secret of marks is not set");
  const mark = ({ id, inner, outer }: MarkKey) => sql`(${`${id}:`}::text || encode(
    sha256(${outer}::bytea || sha256(${inner}::bytea || convert_to(${text}, 'UTF8'))), 'hex'))`;
  const [current, ...previous] = keys;
  return [mark(current), ...previous.map(mark)];
}
