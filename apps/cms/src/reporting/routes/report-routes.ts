import {
  longestReportDays,
  mayStaff,
  reportPages,
  salesBreakdowns,
  type ReportPage,
  type ReportPeriod,
  type SalesBreakdown,
  type StaffAction,
  type StaffRole,
} from "@autotune/contract";
import { readDay } from "../../platform/admin/read-day.ts";
import { readWord, type PageQuery } from "../../platform/admin/read-word.ts";

export const reportsRoot = "/admin/reports";

/** By the path segments after /admin/reports; undefined where there is no page. */
export function readReportPage(segments: readonly string[]): ReportPage | undefined {
  if (segments.length === 0) return "sales";
  if (segments.length > 1) return undefined;
  return reportPages.find((page) => page === segments[0]);
}

/** What somebody must be allowed to see a page. */
export function actionOf(page: ReportPage): StaffAction {
  return page === "demand" ? "report.demand" : "report.sales";
}

/** The first page that a role may see. */
export function firstPageOf(role: StaffRole): ReportPage | undefined {
  return reportPages.find((page) => mayStaff(role, actionOf(page)));
}

export function reportPath(page: ReportPage): string {
  return page === "sales" ? reportsRoot : `${reportsRoot}/${page}`;
}

/** A page with what is chosen on it, as a saved view stores it and as its URL ends. */
export function targetOf(page: ReportPage, query: ReportQuery): string {
  return `${page}?${searchOf(query)}`;
}

/** The page of a saved view; undefined where there is none any more. */
export function pageOfTarget(target: string): ReportPage | undefined {
  const [page] = target.split("?");
  return reportPages.find((known) => known === page);
}

/** Spans that a click chooses, in days until today. */
export const spans = [7, 28, 90, 365] as const;
const usualSpan = 28;

export interface ReportQuery {
  readonly period: ReportPeriod;
  /** Undefined where somebody chose both days. */
  readonly span: number | undefined;
  readonly by: SalesBreakdown;
}

/** What a page offers to be broken down by; the first is what it shows unless asked. */
export const breakdownsOf = {
  sales: ["product", "family", "kind", "currency", "country", "language"],
  marketing: ["coupon", "promotion", "channel"],
} as const satisfies { readonly [Page in ReportPage]?: readonly SalesBreakdown[] };

/**
 * What was asked for, as a page can show it. Links to the other pages carry the breakdown on, and one that a page does
 * not offer may have no row at all: the page would say that nothing was sold.
 */
export function queryOn(page: ReportPage, query: ReportQuery): ReportQuery {
  if (page !== "sales" && page !== "marketing") return query;
  const offered: readonly SalesBreakdown[] = breakdownsOf[page];
  return offered.includes(query.by) ? query : { ...query, by: breakdownsOf[page][0] };
}

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** What the URL asks for; what makes no sense becomes what is usual. Days are those of UTC, like the figures. */
export function readReportQuery(query: PageQuery, now: Date): ReportQuery {
  const by = salesBreakdowns.find((known) => known === readWord(query, "by")) ?? "product";
  const from = readDay(query, "from");
  const to = readDay(query, "to");
  if (from !== undefined && to !== undefined && from <= to)
    return { period: { from: within(from, to), to }, span: undefined, by };
  const span = spans.find((days) => String(days) === readWord(query, "days")) ?? usualSpan;
  return {
    period: {
      from: dayOf(new Date(now.getTime() - (span - 1) * dayMilliseconds)),
      to: dayOf(now),
    },
    span,
    by,
  };
}

/** Too long a period is shown as far back as a report goes. */
function within(from: string, to: string): string {
  const earliest = dayOf(new Date(Date.parse(to) - (longestReportDays - 1) * dayMilliseconds));
  return from < earliest ? earliest : from;
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The query of a link that keeps what is chosen and changes a part. */
export function searchOf(query: ReportQuery, change: Partial<ReportQuery> = {}): string {
  const { span, period, by } = { ...query, ...change };
  const chosen = span === undefined ? { ...period } : { days: String(span) };
  return new URLSearchParams({ ...chosen, by }).toString();
}
