import { expect, it } from "vitest";
import { writeCsv } from "./write-csv.ts";

it("writes amounts with every cent, and yen without", () => {
  const columns = [
    { name: "Day", kind: "text" },
    { name: "Orders", kind: "count" },
    { name: "Net sales", kind: "money", currency: "USD" },
    { name: "Paid", kind: "money", currency: "JPY" },
  ] as const;
  const rows = [
    ["2026-01-01", 3, 123_456_789_01, 2800],
    ["2026-01-02", 0, -5, null],
  ];
  expect(writeCsv({ caption: "", columns, rows })).toBe(
    "Day,Orders,Net sales (USD),Paid (JPY)\r\n2026-01-01,3,123456789.01,2800\r\n2026-01-02,0,-0.05,\r\n",
  );
});

it("is a table whatever stands in a name, and no formula", () => {
  const columns = [{ name: "Coupon", kind: "text" }] as const;
  const rows = [['A "B", C'], ["=1+1"], ["@SUM"]];
  expect(writeCsv({ caption: "", columns, rows })).toBe(
    'Coupon\r\n"A ""B"", C"\r\n\'=1+1\r\n\'@SUM\r\n',
  );
});
