import { AuditResponse } from "@autotune/contract";
import { auditPath, customerPath } from "../api/support-routes.ts";
import { wordsOfAction, wordsOfProblem } from "../components/support-words.ts";
import { Notice } from "../components/support-notice.tsx";
import { Timestamp } from "../components/timestamp.tsx";
import type { StaffApi } from "../api/staff-api.ts";

interface AuditPageProps {
  readonly api: StaffApi;
  readonly before: string | undefined;
  readonly customer: string | undefined;
}

export async function AuditPage({ api, before, customer }: AuditPageProps) {
  const read = await api.get(AuditResponse, "audit", { before, customer });
  const older = (next: number) => {
    const query = new URLSearchParams({ before: String(next), ...(customer && { customer }) });
    return `${auditPath}?${query.toString()}`;
  };
  return (
    <>
      <h1>{customer === undefined ? "Audit log" : `Audit log for customer ${customer}`}</h1>
      {read.ok ? (
        <>
          <table className="admin-view-table">
            <caption>Newest first, times in UTC</caption>
            <thead>
              <tr>
                <th scope="col">Entry</th>
                <th scope="col">Time</th>
                <th scope="col">Who</th>
                <th scope="col">Action</th>
                <th scope="col">About</th>
                <th scope="col">Details</th>
              </tr>
            </thead>
            <tbody>
              {read.value.entries.map(({ id, at, staff, role, action, subject, details }) => (
                <tr key={id}>
                  <td>{id}</td>
                  <td>
                    <Timestamp at={at} />
                  </td>
                  <td>
                    {staff}, {role}
                  </td>
                  <td>{wordsOfAction(action)}</td>
                  <td>
                    <Subject subject={subject} />
                  </td>
                  <td>{describe(details)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {read.value.next !== null && (
            <nav aria-label="Audit log pages" className="admin-view-pager">
              <a href={older(read.value.next)}>Older</a>
            </nav>
          )}
        </>
      ) : (
        <Notice kind="problem">{wordsOfProblem(read.reason)}</Notice>
      )}
    </>
  );
}

function Subject({ subject }: { readonly subject: string }) {
  const [, customer] = /^account (\d+)$/.exec(subject) ?? [];
  if (customer === undefined) return subject;
  return <a href={customerPath(Number(customer))}>{`customer ${customer}`}</a>;
}

function describe(details: Readonly<Record<string, unknown>>): string {
  return Object.entries(details)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${typeof value === "string" ? value : JSON.stringify(value)}`)
    .join(", ");
}
