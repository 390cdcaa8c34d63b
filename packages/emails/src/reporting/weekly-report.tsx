import { formatMoney, isCurrency } from "@autotune/commerce";
import { defaultLanguage } from "@autotune/routes";
import { Link, render, Text } from "@react-email/components";
import { Block } from "../platform/components/block.tsx";
import { BrandHead } from "../platform/components/brand-head.tsx";
import { Facts } from "../platform/components/facts.tsx";
import { Footer } from "../platform/components/footer.tsx";
import { Frame } from "../platform/components/frame.tsx";
import { palette } from "../platform/components/palette.ts";
import type { Fact, LabelledLink, RenderedEmail } from "../platform/email.ts";
import { footerNotes } from "../platform/footer-notes.ts";
import { translatorFor } from "../platform/i18n.ts";
import { sampleUrl, type Samples } from "../platform/samples.ts";
import { writeOnOneLine } from "../platform/write-on-one-line.ts";

interface WeekFigures {
  /** Amounts in minor units of the report's currency. */
  readonly netSales: number;
  readonly orders: number;
  readonly refunded: number;
  /** Monthly recurring revenue at the week's end. */
  readonly recurring: number;
  readonly newPlans: number;
  readonly endedPlans: number;
}

interface WeeklyReport {
  /** Days, both included. */
  readonly period: { readonly from: string; readonly to: string };
  /** Null where nothing was paid out in either week. */
  readonly currency: string | null;
  readonly week: WeekFigures;
  readonly before: WeekFigures;
  /** The ones that brought most, first. */
  readonly products: readonly { readonly name: string; readonly netSales: number }[];
  /** What people searched for most without finding anything, first. */
  readonly searches: readonly { readonly query: string; readonly count: number }[];
  /** Absolute URLs of the back office. */
  readonly salesUrl: string;
  readonly plansUrl: string;
  readonly demandUrl: string;
  readonly accountUrl: string;
}

interface Figure extends Fact {
  readonly before: string;
}

interface Section {
  readonly title: string;
  /** Said instead of rows where there are none. */
  readonly none: string;
  readonly rows: readonly Fact[];
  readonly link: LabelledLink;
}

/** Last week beside the week before, for the shop's own staff: in English, without translations. */
export async function renderWeeklyReport(report: WeeklyReport): Promise<RenderedEmail> {
  const days = dates.formatRange(new Date(report.period.from), new Date(report.period.to));
  const content = {
    subject: `Last week at the store: ${days}`,
    heading: "Last week at the store",
    intro: `${days}, beside the week before. Days are in UTC.`,
    figures: listFigures(report),
    sections: listSections(report),
    footer: footerNotes(
      ["You’re receiving this email because you can see the store’s sales."],
      translatorFor(defaultLanguage),
    ),
    choices: { label: "Turn this email off in your account", href: report.accountUrl },
  };
  return {
    subject: content.subject,
    html: await render(<WeeklyReportMessage {...content} />),
    text: writeText(content),
  };
}

type Content = Parameters<typeof WeeklyReportMessage>[0];

const dates = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });
const counts = new Intl.NumberFormat("en-US");
const percent = new Intl.NumberFormat("en-US", {
  style: "percent",
  maximumFractionDigits: 1,
  signDisplay: "exceptZero",
});

function formatAmount(amount: number, currency: string | null): string {
  return currency !== null && isCurrency(currency)
    ? formatMoney({ amount, currency }, defaultLanguage)
    : counts.format(amount);
}

function listFigures({ week, before, currency }: WeeklyReport): Figure[] {
  const money = (amount: number) => formatAmount(amount, currency);
  const count = (value: number) => counts.format(value);
  const rows: [string, keyof WeekFigures, (value: number) => string][] = [
    ["Net sales", "netSales", money],
    ["Orders", "orders", count],
    ["Refunds", "refunded", money],
    ["Monthly recurring revenue", "recurring", money],
    ["New plans", "newPlans", count],
    ["Ended plans", "endedPlans", count],
  ];
  return rows.map(([label, key, format]) => ({
    label,
    value: format(week[key]),
    before: describeBefore(week[key], before[key], format),
  }));
}

/** A share of nothing would be no true one. */
function describeBefore(now: number, before: number, format: (value: number) => string): string {
  const former = `Week before ${format(before)}`;
  return before === 0 ? former : `${former}, ${percent.format((now - before) / Math.abs(before))}`;
}

function listSections(report: WeeklyReport): Section[] {
  return [
    {
      title: "Top products",
      none: "Nothing was sold.",
      rows: report.products.map(({ name, netSales }) => ({
        label: writeOnOneLine(name),
        value: formatAmount(netSales, report.currency),
      })),
      link: { label: "Open the sales report", href: report.salesUrl },
    },
    {
      title: "Searches without a result",
      none: "Every search found something.",
      rows: report.searches.map(({ query, count }) => ({
        label: writeOnOneLine(query),
        value: counts.format(count),
      })),
      link: { label: "Open the demand report", href: report.demandUrl },
    },
    {
      title: "Plans",
      none: "Trials, failed payments, and plan changes are in the report.",
      rows: [],
      link: { label: "Open the subscriptions report", href: report.plansUrl },
    },
  ];
}

const card = {
  backgroundColor: palette.card,
  borderRadius: "0 0 16px 16px",
  padding: "24px 24px 28px",
};
const box = { padding: "12px 16px", backgroundColor: palette.box, borderRadius: 12 };
const title = {
  margin: "28px 0 8px",
  color: palette.ink,
  fontSize: 18,
  lineHeight: "26px",
  fontWeight: 700,
};
const words = { margin: 0, color: palette.inkMuted, fontSize: 15, lineHeight: "24px" };
const more = { margin: "8px 0 0", fontSize: 15, lineHeight: "24px" };
const link = { color: palette.accent, fontWeight: 600 };
const name = {
  padding: "8px 16px 8px 0",
  color: palette.inkMuted,
  fontSize: 15,
  lineHeight: "22px",
  fontWeight: 400,
  textAlign: "left" as const,
  verticalAlign: "top",
};
const value = { padding: "8px 0", textAlign: "right" as const, verticalAlign: "top" };
const now = { margin: 0, color: palette.ink, fontSize: 17, lineHeight: "22px", fontWeight: 700 };
const former = { margin: 0, color: palette.inkMuted, fontSize: 13, lineHeight: "18px" };

function WeeklyReportMessage({
  subject,
  heading,
  intro,
  figures,
  sections,
  footer,
  choices,
}: {
  subject: string;
  heading: string;
  intro: string;
  figures: readonly Figure[];
  sections: readonly Section[];
  footer: readonly string[];
  choices: LabelledLink;
}) {
  return (
    <Frame language={defaultLanguage} title={subject} preview={intro}>
      <BrandHead title={heading} texts={[intro]} />
      <Block className="card" style={card}>
        <Block className="box" style={box}>
          <table width="100%" cellPadding="0" cellSpacing="0" border={0}>
            <tbody>
              {figures.map((figure) => (
                <tr key={figure.label}>
                  <th scope="row" className="muted" style={name}>
                    {figure.label}
                  </th>
                  <td style={value}>
                    <Text className="ink" style={now}>
                      {figure.value}
                    </Text>
                    <Text className="muted" style={former}>
                      {figure.before}
                    </Text>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Block>
        {sections.map((section) => (
          <SectionPart key={section.title} section={section} />
        ))}
      </Block>
      <Footer notes={footer} choices={choices} />
    </Frame>
  );
}

function SectionPart({
  section: { title: heading, none, rows, link: target },
}: {
  section: Section;
}) {
  return (
    <>
      <h2 className="ink" style={title}>
        {heading}
      </h2>
      {rows.length === 0 ? (
        <Text className="muted" style={words}>
          {none}
        </Text>
      ) : (
        <Facts facts={rows} />
      )}
      <Text style={more}>
        <Link href={target.href} className="accent" style={link}>
          {target.label}
        </Link>
      </Text>
    </>
  );
}

/** The plain text, for people who read e-mail as text. URLs are on lines of their own. */
function writeText({ heading, intro, figures, sections, footer, choices }: Content): string {
  const blocks = [
    heading,
    intro,
    ...figures.map((figure) => `${figure.label}: ${figure.value}\n${figure.before}`),
    ...sections.map(({ title: caption, none, rows, link: target }) =>
      [
        caption,
        ...(rows.length === 0 ? [none] : rows.map((row) => `${row.label}: ${row.value}`)),
        `${target.label}:`,
        target.href,
      ].join("\n"),
    ),
    `-- \n${footer.join("\n")}`,
    `${choices.label}:\n${choices.href}`,
  ];
  return `${blocks.join("\n\n")}\n`;
}

export const samples: Samples = {
  weeklyReport: () =>
    renderWeeklyReport({
      period: { from: "2026-03-02", to: "2026-03-08" },
      currency: "USD",
      week: {
        netSales: 4_218_350,
        orders: 312,
        refunded: 89_900,
        recurring: 1_250_420,
        newPlans: 41,
        endedPlans: 12,
      },
      before: {
        netSales: 3_980_100,
        orders: 298,
        refunded: 120_000,
        recurring: 1_210_000,
        newPlans: 36,
        endedPlans: 0,
      },
      products: [
        { name: "AutoTune Pro", netSales: 1_640_000 },
        { name: "Vocal Reverb", netSales: 420_050 },
      ],
      searches: [
        { query: "autotune for guitar", count: 14 },
        { query: "karaoke", count: 9 },
      ],
      salesUrl: sampleUrl(defaultLanguage, "sales"),
      plansUrl: sampleUrl(defaultLanguage, "plans"),
      demandUrl: sampleUrl(defaultLanguage, "demand"),
      accountUrl: sampleUrl(defaultLanguage, "account"),
    }),
};
