import { expect, it } from "vitest";
import { acceptedEncoding } from "./accepted-encoding.ts";

it.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["brotli-like, xgzip", "identity"],
])("responds to %s with %s", (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
