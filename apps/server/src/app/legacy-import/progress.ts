import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import Type from "typebox";
import { Compile } from "typebox/compile";

const Progress = Type.Object({
  /** Of the file as it was: a different one is read from its beginning. */
  fingerprint: Type.String(),
  /** The last line whose customer is written or rejected. */
  line: Type.Integer(),
  accounts: Type.Integer(),
  licences: Type.Integer(),
  refused: Type.Array(Type.Object({ line: Type.Integer(), reason: Type.String() })),
});
export type Progress = Type.Static<typeof Progress>;
const form = Compile(Progress);

const fileOf = (csv: string) => `${csv}.progress`;

/** How far a stopped run came; the beginning if there was none. */
export async function readProgress(csv: string): Promise<Progress> {
  const { size, mtimeMs } = await stat(csv);
  const fingerprint = `${size} ${mtimeMs}`;
  const stored = await readFile(fileOf(csv), "utf8").then(
    (text): unknown => JSON.parse(text),
    () => undefined,
  );
  const isOfThisFile = form.Check(stored) && stored.fingerprint === fingerprint;
  return isOfThisFile ? stored : { fingerprint, line: 0, accounts: 0, licences: 0, refused: [] };
}

/** Written aside and renamed into place: a run may be killed at any time. */
export async function writeProgress(csv: string, progress: Progress): Promise<void> {
  const aside = `${fileOf(csv)}.new`;
  await writeFile(aside, JSON.stringify(progress));
  await rename(aside, fileOf(csv));
}

export async function deleteProgress(csv: string): Promise<void> {
  await rm(fileOf(csv), { force: true });
}
