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
        This isn’t a valid code: a character is wrong, missing or extra. Ask the customer to spell
        it out.
      </p>
    );
  if (found === null)
    return (
      <p className="admin-view-empty" role="status">
        No such code. The format is right, but it was never created here.
      </p>
    );
  const { batch, redeemedAt, customerId } = found;
  return (
    <section aria-label="Code">
      <p role="status">
        {redeemedAt === null ? (
          "Not redeemed yet."
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
