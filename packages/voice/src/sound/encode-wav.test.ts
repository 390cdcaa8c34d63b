import { expect, it } from "vitest";
import { encodeWav } from "./encode-wav.ts";

it("writes one channel of 16 bits, held within the range", () => {
  const file = Buffer.from(encodeWav(Float32Array.of(0, 0.5, -1, 2), 44_100));
  expect(file.subarray(0, 4).toString() + file.subarray(8, 16).toString()).toBe("RIFFWAVEfmt ");
  expect([file.readUInt32LE(4), file.readUInt16LE(22), file.readUInt32LE(24)]).toEqual([
    44, 1, 44_100,
  ]);
  expect([file.readUInt16LE(34), file.readUInt32LE(40), file.length]).toEqual([16, 8, 52]);
  const samples = [0, 1, 2, 3].map((place) => file.readInt16LE(44 + 2 * place));
  expect(samples).toEqual([0, 16_384, -32_767, 32_767]);
});
