import { expect, it } from "vitest";
import { readReportTarget } from "./report-target.ts";

it.each([
  ["https://k3y@reports.test/7", "https://reports.test/api/7/envelope/"],
  ["http://k3y@127.0.0.1:4130/42", "http://127.0.0.1:4130/api/42/envelope/"],
  ["https://k3y@reports.test/inner/7", "https://reports.test/inner/api/7/envelope/"],
])("reports for %s go to %s", (dsn, url) => {
  expect(readReportTarget(dsn)).toEqual({ url, key: "k3y" });
});
