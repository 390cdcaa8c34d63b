import { crc32 } from "node:zlib";

interface ZipEntry {
  /** Of ASCII letters. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** 1 January 1980, where such files begin to count days: the same content is the same file. */
const firstDay = 0x00_21_00_00;
const version = 20;

/** A zip file whose entries are stored uncompressed. */
export function writeZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const named = Buffer.from(name, "ascii");
    const about = Buffer.alloc(26);
    about.writeUInt16LE(version, 0);
    about.writeUInt32LE(firstDay, 6);
    about.writeUInt32LE(crc32(bytes), 10);
    about.writeUInt32LE(bytes.length, 14);
    about.writeUInt32LE(bytes.length, 18);
    about.writeUInt16LE(named.length, 22);
    parts.push(signature(0x04_03_4b_50), about, named, Buffer.from(bytes));
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const made = Buffer.alloc(2);
    made.writeUInt16LE(version);
    directory.push(signature(0x02_01_4b_50), made, about, place, named);
    offset += 30 + named.length + bytes.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, listed, signature(0x06_05_4b_50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
