import { expect, it } from "vitest";
import { copyLine } from "./grown-table.ts";

it("writes a row as COPY reads it", () => {
  const row = [
    null,
    7,
    true,
    new Date("2026-01-02T03:04:05Z"),
    Buffer.from("ab", "hex"),
    { a: 'b"\n' },
    "tab\t, back\\slash, line\nend",
  ];
  expect(copyLine(row)).toBe(
    String.raw`\N	7	t	2026-01-02T03:04:05.000Z	\\xab	{"a":"b\\"\\n"}	tab\t, back\\slash, line\nend` +
      "\n",
  );
});
