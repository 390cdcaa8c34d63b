import { expect, test } from "vitest";
import { readZip } from "./testing/read-zip.ts";
import { writeZip } from "./write-zip.ts";

const entries = [
  { name: "one.txt", bytes: Buffer.from("One ♪") },
  { name: "empty.txt", bytes: Buffer.alloc(0) },
];

test("what was put in comes out, in its order", () => {
  expect([...readZip(writeZip(entries))]).toEqual(entries.map(({ name, bytes }) => [name, bytes]));
});

test("the same content is the same file", () => {
  expect(writeZip(entries)).toEqual(writeZip(entries));
});

test("a damaged entry is noticed", () => {
  const file = writeZip(entries);
  file[file.indexOf("One")] = 0;
  expect(() => readZip(file)).toThrow("one.txt is damaged");
});
