import { StaffCancellations, StaffWithdrawals, type StaffRole } from "@autotune/contract";
import { withdrawalsPath } from "../api/support-routes.ts";
import { wordsOfProblem } from "../components/support-words.ts";
import { Notice } from "../components/support-notice.tsx";
import { Pager } from "../components/pager.tsx";
import { Cancellations } from "../components/cancellations.tsx";
import { Withdrawals } from "../components/withdrawals.tsx";
import type { StaffApi } from "../api/staff-api.ts";

interface WithdrawalsPageProps {
  readonly api: StaffApi;
  readonly page: string | undefined;
  readonly role: StaffRole;
}

export async function WithdrawalsPage({ api, page, role }: WithdrawalsPageProps) {
  const [read, cancelled] = await Promise.all([
    api.get(StaffWithdrawals, "withdrawals", { page }),
    api.get(StaffCancellations, "cancellations", {}),
  ]);
  return (
    <>
      <h1>Open withdrawals</h1>
      {read.ok ? (
        <>
          {read.value.data.length === 0 && <p className="admin-view-empty">No open withdrawals.</p>}
          <Withdrawals role={role} withdrawals={read.value.data} />
          <Pager
            hrefOf={(to) => `${withdrawalsPath}?page=${to}`}
            isOldestFirst
            label="Withdrawal pages"
            lastPage={read.value.lastPage}
            page={read.value.page}
          />
        </>
      ) : (
        <Notice kind="problem">{wordsOfProblem(read.reason)}</Notice>
      )}
      <h2 id="cancellations">Cancellations without sign-in</h2>
      {cancelled.ok ? (
        <Cancellations cancellations={cancelled.value.data} role={role} />
      ) : (
        <Notice kind="problem">{wordsOfProblem(cancelled.reason)}</Notice>
      )}
    </>
  );
}
