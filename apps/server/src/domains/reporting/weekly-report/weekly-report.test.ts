import { netSales } from "@autotune/contract";
import type { DatabaseConnection } from "@autotune/database";
import { reportingReader, reportingSearch } from "@autotune/database/schema";
import { cloneDatabase, connectForTest, type ClonedDatabase } from "@autotune/database/testing";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { startMailbox, type Mailbox } from "../../../../test/mailbox.ts";
import { settings } from "../../../../test/settings.ts";
import { startMailWorker } from "../../../../test/start-mail-worker.ts";
import type { App } from "../../../platform/app.ts";
import { makeYear, type MadeSale } from "../figures/testing/made-up-year.ts";
import { computeDue } from "../figures/update-figures.ts";
import { readSales } from "../reports/read-sales.ts";
import { weekBefore } from "./due-week.ts";
import { readWeek } from "./read-week.ts";
import { sendWeeklyReports } from "./send-weekly-report.ts";
import { startDueReports } from "./start-weekly-reports.ts";

let clone: ClonedDatabase;
let mailbox: Mailbox;
/** Makes a year and readers, which a worker may not. */
let owner: DatabaseConnection;
let workers: App[];
let worker: App;
let sales: readonly MadeSale[];
beforeAll(async () => {
  [clone, mailbox] = await Promise.all([cloneDatabase(inject("databaseTemplate")), startMailbox()]);
  owner = connectForTest(clone.url, 2);
  ({ sales } = await makeYear(owner.database, 1200));
  const open = async () => {
    const app = await startMailWorker(clone.url, mailbox);
    const urls = { origin: settings.PUBLIC_URL, cmsUrl: settings.CMS_URL };
    await app.workOn(sendWeeklyReports(app, urls));
    return app;
  };
  worker = await open();
  workers = [worker, await open()];
  await computeDue(worker);
}, 180_000);
afterAll(async () => {
  await Promise.all([...workers.map((app) => app.close()), mailbox.close()]);
  await owner.close();
});

/** A Monday of the made-up year, and its week. */
const monday = "2025-06-09";
const at = new Date(`${monday}T06:10:00Z`);
const { period } = weekBefore(monday);

it("says what the reports say, which is what was sold", async () => {
  const periods = weekBefore(monday);
  const week = await readWeek(worker.database, periods);
  const report = await readSales(worker.database, periods, "product");
  const inWeek = (day: Date) => {
    const text = day.toISOString().slice(0, 10);
    return text >= period.from && text <= period.to;
  };
  const sold = sales.filter((sale) => inWeek(sale.at));
  const lines = sales.flatMap((sale) => sale.lines.map((line) => ({ ...line, at: sale.at })));
  const paid = lines.filter((line) => inWeek(line.at));
  const returned = lines.filter(({ refundedAt }) => refundedAt !== null && inWeek(refundedAt));
  const sum = (of: readonly { readonly payout: number }[]) =>
    of.reduce((total, { payout }) => total + payout, 0);
  expect(sold.length).toBeGreaterThan(10);
  expect(week.week).toMatchObject({
    orders: sold.length,
    netSales: sum(paid) - sum(returned),
    refunded: sum(returned),
  });
  expect(week.before.netSales).toBe(
    report.formerDays.reduce((total, day) => total + netSales(day), 0),
  );
  expect(week.week.recurring).toBeGreaterThan(0);
  const [best] = report.groups
    .map((group) => ({ name: group.name, netSales: netSales(group) }))
    .toSorted((one, other) => other.netSales - one.netSales);
  expect(week.products[0]).toEqual(best);
});

it("goes once to each reader, however often and by how many workers it is started", async () => {
  await owner.database.insert(reportingReader).values([
    { staffId: 1, email: "ada@staff.test" },
    { staffId: 2, email: "bob@staff.test" },
  ]);
  await owner.database
    .insert(reportingSearch)
    .values({ day: period.from, language: "en", query: "autotune for guitar", count: 7 });
  const started = () => Promise.all(workers.map((app) => startDueReports(app, at)));
  await started();
  await vi.waitFor(() => expect(mailbox.mails).toHaveLength(2), 15_000);
  await started();
  await startDueReports(worker, new Date(`${monday}T23:10:00Z`));
  // One who comes later in the week starts with the next.
  await owner.database.insert(reportingReader).values({ staffId: 3, email: "cy@staff.test" });
  await startDueReports(worker, new Date("2025-06-12T06:10:00Z"));
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(mailbox.mails).toHaveLength(2);

  const [mail] = mailbox.mailsTo("ada@staff.test");
  const week = await readWeek(worker.database, weekBefore(monday));
  const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  expect(mail?.messageId).toContain(`weekly-report-1-${monday}`);
  expect(mail?.text).toMatch(/Jun 2\s–\s8, 2025/);
  expect(mail?.text).toContain(`Net sales: ${dollars.format(week.week.netSales / 100)}`);
  expect(mail?.text).toContain(`Orders: ${week.week.orders}`);
  expect(mail?.text).toContain("autotune for guitar: 7");
  expect(mail?.text).toContain(
    `${settings.CMS_URL}/admin/reports?from=${period.from}&to=${period.to}`,
  );
});

it("does not go to somebody who turned it off after it was started", async () => {
  const next = new Date("2025-06-16T06:10:00Z");
  const before = mailbox.mails.length;
  await owner.transact(async (transaction) => {
    await transaction.delete(reportingReader).where(eq(reportingReader.staffId, 2));
  });
  await startDueReports(worker, next);
  await vi.waitFor(() => expect(mailbox.mails).toHaveLength(before + 2), 15_000);
  expect(mailbox.mailsTo("bob@staff.test")).toHaveLength(1);
  expect(mailbox.mailsTo("cy@staff.test")).toHaveLength(1);
});
