/** The smallest file that counts as MP4. */
export function sampleVideo(name: string) {
  const data = Buffer.concat([box("ftyp", Buffer.from("mp42\0\0\0\0mp42isom")), box("moov")]);
  return { data, mimetype: "video/mp4", name, size: data.length };
}

function box(kind: string, content = Buffer.alloc(0)): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(8 + content.length);
  return Buffer.concat([length, Buffer.from(kind), content]);
}
