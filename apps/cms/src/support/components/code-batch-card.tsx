import { mayStaff, type StaffCodeBatch, type StaffRole } from "@autotune/contract";
import { actPath } from "../api/act-endpoint.ts";
import { wordsOfGift } from "./support-words.ts";
import { ActionForm } from "./action-form.tsx";
import { Badge } from "./badge.tsx";
import { Timestamp } from "./timestamp.tsx";

interface CodeBatchCardProps {
  readonly batch: StaffCodeBatch;
  readonly role: StaffRole;
}

export function CodeBatchCard({ batch, role }: CodeBatchCardProps) {
  const { id, dealer, gives, made, redeemed, expiresAt, stoppedAt, ownersOf } = batch;
  return (
    <article aria-label={`Batch ${id} for ${dealer}`} className="admin-view-card">
      <h3>
        {dealer}{" "}
        {stoppedAt !== null ? (
          <Badge tone="warning">stopped</Badge>
        ) : batch.isExpired ? (
          <Badge tone="plain">expired</Badge>
        ) : (
          <Badge tone="good">active</Badge>
        )}
        {batch.isSample && <Badge tone="plain">sample</Badge>}
      </h3>
      <p className="admin-view-line">
        Batch {id} · {wordsOfGift(gives)} · created <Timestamp at={batch.madeAt} />
      </p>
      <dl className="admin-view-facts">
        <div>
          <dt>Created</dt>
          <dd>{made}</dd>
        </div>
        <div>
          <dt>Redeemed</dt>
          <dd>{redeemed}</dd>
        </div>
        {stoppedAt !== null && (
          <div>
            <dt>Stopped</dt>
            <dd>
              <Timestamp at={stoppedAt} />
            </dd>
          </div>
        )}
        <div>
          <dt>Expires</dt>
          <dd>{expiresAt === null ? "never" : <Timestamp at={expiresAt} />}</dd>
        </div>
        <div>
          <dt>For</dt>
          <dd>{ownersOf.length === 0 ? "everyone" : `owners of ${ownersOf.join(", ")}`}</dd>
        </div>
        <div>
          <dt>Per customer</dt>
          <dd>{batch.oncePerPerson ? "one code" : "no limit"}</dd>
        </div>
      </dl>
      {stoppedAt === null && mayStaff(role, "code.stop") && (
        <ActionForm
          action="stop-codes"
          endpoint={actPath}
          button="Stop batch"
          customer={undefined}
          isDangerous
          subject={id}
          title="Stop"
        >
          <p>
            The unused codes in this batch ({made - redeemed}) stop working permanently. Codes that
            were already redeemed aren’t affected.
          </p>
        </ActionForm>
      )}
    </article>
  );
}
