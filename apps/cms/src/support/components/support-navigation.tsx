import { mayStaff, type StaffRole } from "@autotune/contract";
import {
  auditPath,
  codesPath,
  supportRoot,
  withdrawalsPath,
  type SupportRoute,
} from "../api/support-routes.ts";

interface SupportNavigationProps {
  readonly page: SupportRoute["page"];
  readonly role: StaffRole;
}

export function SupportNavigation({ page, role }: SupportNavigationProps) {
  const links = [
    { page: "find", name: "Customers", href: supportRoot },
    { page: "withdrawals", name: "Withdrawals", href: withdrawalsPath },
    { page: "codes", name: "Codes", href: codesPath },
    ...(mayStaff(role, "audit.read")
      ? [{ page: "audit", name: "Audit log", href: auditPath }]
      : []),
  ];
  return (
    <nav aria-label="Support desk" className="admin-view-navigation">
      {links.map((link) => (
        <a aria-current={link.page === page ? "page" : undefined} href={link.href} key={link.page}>
          {link.name}
        </a>
      ))}
    </nav>
  );
}
