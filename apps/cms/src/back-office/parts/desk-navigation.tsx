import { mayStaff, type StaffRole } from "@autotune/contract";
import {
  auditAddress,
  codesAddress,
  deskRoot,
  withdrawalsAddress,
  type DeskPage,
} from "../desk-address.ts";

interface DeskNavigationProps {
  readonly page: DeskPage["page"];
  readonly role: StaffRole;
}

export function DeskNavigation({ page, role }: DeskNavigationProps) {
  const links = [
    { page: "find", name: "Customers", address: deskRoot },
    { page: "withdrawals", name: "Withdrawals", address: withdrawalsAddress },
    { page: "codes", name: "Codes", address: codesAddress },
    ...(mayStaff(role, "audit.read")
      ? [{ page: "audit", name: "Audit log", address: auditAddress }]
      : []),
  ];
  return (
    <nav aria-label="Support desk" className="desk-navigation">
      {links.map((link) => (
        <a
          aria-current={link.page === page ? "page" : undefined}
          href={link.address}
          key={link.page}
        >
          {link.name}
        </a>
      ))}
    </nav>
  );
}
