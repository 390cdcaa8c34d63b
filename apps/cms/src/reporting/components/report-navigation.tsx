import { mayStaff, reportPages, type ReportPage, type StaffRole } from "@autotune/contract";
import { actionOf, reportPath, searchOf, type ReportQuery } from "../routes/report-routes.ts";

interface ReportNavigationProps {
  readonly page: ReportPage;
  readonly role: StaffRole;
  readonly query: ReportQuery;
}

const names: Readonly<Record<ReportPage, string>> = {
  sales: "Sales",
  subscriptions: "Subscriptions",
  marketing: "Marketing",
  checkout: "Conversion",
  demand: "Demand",
};

export function ReportNavigation({ page, role, query }: ReportNavigationProps) {
  return (
    <nav aria-label="Reports" className="admin-view-navigation">
      {reportPages
        .filter((link) => mayStaff(role, actionOf(link)))
        .map((link) => (
          <a
            aria-current={link === page ? "page" : undefined}
            href={`${reportPath(link)}?${searchOf(query)}`}
            key={link}
          >
            {names[link]}
          </a>
        ))}
    </nav>
  );
}
