import { FoundCode, type StaffRole } from "@autotune/contract";
import { customerPath } from "../api/support-routes.ts";
import { wordsOfProblem } from "./support-words.ts";
import type { StaffApi } from "../api/staff-api.ts";
import { CodeBatchCard } from "./code-batch-card.tsx";
import { Notice } from "./support-notice.tsx";
import { Timestamp } from "./timestamp.tsx";

interface FoundCodeCardProps {
  readonly api: StaffApi;
  readonly code: string;
  readonly role: StaffRole;
}

/** What became of the code that was looked for. */
export async function FoundCodeCard({ api, code, role }: FoundCodeCardProps) {
  const result = await api.post(FoundCode, "codes/find", { code });
  if (!result.ok) return <Notice kind="problem">{wordsOfProblem(result.reason)}</Notice>;
  const { isMistyped, found } = result.value;
  if (isMistyped)
    return (
      <p className="admin-view-empty" role="status">
        This cannot be a code: a letter is wrong, missing or too many. Ask for it letter by letter.
      </p>
    );
  if (found === null)
    return (
      <p className="admin-view-empty" role="status">
        There is no such code. It is of the right form, but was never made here.
      </p>
    );
  const { batch, redeemedAt, customerId } = found;
  return (
    <section aria-label="The code">
      <p role="status">
        {redeemedAt === null ? (
          "Nobody has redeemed it."
        ) : (
          <>
            Redeemed <Timestamp at={redeemedAt} />
            {customerId !== null && (
              <>
                {" by "}
                <a href={customerPath(customerId)}>customer {customerId}</a>
              </>
            )}
            .
          </>
        )}
      </p>
      <CodeBatchCard batch={batch} role={role} />
    </section>
  );
}
