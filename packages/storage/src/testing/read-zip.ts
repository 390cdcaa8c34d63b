import { crc32 } from "node:zlib";

const endLength = 22;

/** The entries of a zip file without compression, found by its list of contents as every reader finds them. */
export function readZip(file: Buffer): Map<string, Buffer> {
  const end = file.subarray(-endLength);
  expectSignature(end, 0x06_05_4b_50);
  const entries = new Map<string, Buffer>();
  let place = end.readUInt32LE(16);
  for (let count = end.readUInt16LE(10); count > 0; count -= 1) {
    const listed = file.subarray(place);
    expectSignature(listed, 0x02_01_4b_50);
    const [size, nameLength] = [listed.readUInt32LE(24), listed.readUInt16LE(28)];
    const name = listed.toString("ascii", 46, 46 + nameLength);
    const entry = file.subarray(listed.readUInt32LE(42));
    expectSignature(entry, 0x04_03_4b_50);
    const start = 30 + entry.readUInt16LE(26) + entry.readUInt16LE(28);
    const bytes = entry.subarray(start, start + size);
    if (crc32(bytes) !== listed.readUInt32LE(16)) throw new Error(`${name} is damaged`);
    entries.set(name, bytes);
    place += 46 + nameLength + listed.readUInt16LE(30) + listed.readUInt16LE(32);
  }
  if (place !== file.length - endLength) throw new Error("The list of contents has another length");
  return entries;
}

function expectSignature(part: Buffer, signature: number): void {
  if (part.readUInt32LE(0) !== signature) throw new Error("This is no zip file");
}
