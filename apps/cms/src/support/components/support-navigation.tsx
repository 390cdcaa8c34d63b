import { mayStaff, type StaffRole } from "@autotune/contract";
import {
  auditPath,
  codesPath,
  ordersPath,
  supportRoot,
  withdrawalsPath,
  type SupportRoute,
} from "../api/support-routes.ts";

interface SupportNavigationProps {
  readonly page: SupportRoute["page"];
  readonly role: StaffRole;
}

/** The list that a page of one thing belongs to. */
const parents: Readonly<Partial<Record<SupportRoute["page"], SupportRoute["page"]>>> = {
  customer: "find",
  "customer-view": "find",
  order: "orders",
  refund: "orders",
};

export function SupportNavigation({ page, role }: SupportNavigationProps) {
  const links = [
    { page: "orders", name: "Orders", href: ordersPath },
    { page: "find", name: "Customers", href: supportRoot },
    { page: "withdrawals", name: "Withdrawals", href: withdrawalsPath },
    { page: "codes", name: "Codes", href: codesPath },
    ...(mayStaff(role, "audit.read")
      ? [{ page: "audit", name: "Audit log", href: auditPath }]
      : []),
  ];
  return (
    <nav aria-label="Support console" className="admin-view-navigation">
      {links.map((link) => (
        <a
          aria-current={link.page === (parents[page] ?? page) ? "page" : undefined}
          href={link.href}
          key={link.page}
        >
          {link.name}
        </a>
      ))}
    </nav>
  );
}
