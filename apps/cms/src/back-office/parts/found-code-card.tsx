import { FoundCode, type StaffRole } from "@autotune/contract";
import { customerAddress } from "../desk-address.ts";
import { wordsOfProblem } from "../desk-words.ts";
import type { StaffApi } from "../staff-api.ts";
import { CodeBatchCard } from "./code-batch-card.tsx";
import { Notice } from "./desk-news.tsx";
import { Moment } from "./moment.tsx";

interface FoundCodeCardProps {
  readonly api: StaffApi;
  readonly code: string;
  readonly role: StaffRole;
}

/** What became of the code that was looked for. */
export async function FoundCodeCard({ api, code, role }: FoundCodeCardProps) {
  const asked = await api.ask(FoundCode, "codes/find", { code });
  if (!asked.ok) return <Notice kind="problem">{wordsOfProblem(asked.reason)}</Notice>;
  const { isMistyped, found } = asked.value;
  if (isMistyped)
    return (
      <p className="desk-empty" role="status">
        This cannot be a code: a letter is wrong, missing or too many. Ask for it letter by letter.
      </p>
    );
  if (found === null)
    return (
      <p className="desk-empty" role="status">
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
            Redeemed <Moment at={redeemedAt} />
            {customerId !== null && (
              <>
                {" by "}
                <a href={customerAddress(customerId)}>customer {customerId}</a>
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
