import { randomUUID } from "node:crypto";
import { CodeBatches, mayStaff, type StaffRole } from "@autotune/contract";
import { codesPath } from "../api/support-routes.ts";
import { wordsOfProblem } from "../components/support-words.ts";
import { makeCodesPath } from "../api/make-codes-endpoint.ts";
import { CodeBatchCard } from "../components/code-batch-card.tsx";
import { Notice } from "../components/support-notice.tsx";
import { SupportSearch } from "../components/support-search.tsx";
import { FoundCodeCard } from "../components/found-code-card.tsx";
import { MakeCodes } from "../components/make-codes.tsx";
import { Pager } from "../components/pager.tsx";
import type { StaffApi } from "../api/staff-api.ts";

interface CodeBatchesPageProps {
  readonly api: StaffApi;
  readonly page: string | undefined;
  /** The text of a code that is looked for. */
  readonly code: string | undefined;
  readonly role: StaffRole;
}

export async function CodeBatchesPage({ api, page, code, role }: CodeBatchesPageProps) {
  const read = await api.get(CodeBatches, "code-batches", { page });
  return (
    <>
      <h1>Codes</h1>
      <SupportSearch
        path={codesPath}
        label="Code as printed on the card"
        maxLength={100}
        name="code"
        value={code}
      />
      {code !== undefined && <FoundCodeCard api={api} code={code} role={role} />}
      {read.ok ? (
        <>
          {mayStaff(role, "code.make") && (
            <>
              <h2>New codes</h2>
              <MakeCodes
                endpoint={makeCodesPath}
                coupons={read.value.coupons}
                products={read.value.products}
                promotions={read.value.promotions}
                request={randomUUID()}
              />
            </>
          )}
          <h2>Batches</h2>
          {read.value.data.length === 0 && <p className="admin-view-empty">No codes yet.</p>}
          {read.value.data.map((batch) => (
            <CodeBatchCard batch={batch} key={batch.id} role={role} />
          ))}
          <Pager
            hrefOf={(to) => `${codesPath}?page=${to}`}
            label="Batch pages"
            lastPage={read.value.lastPage}
            page={read.value.page}
          />
        </>
      ) : (
        <Notice kind="problem">{wordsOfProblem(read.reason)}</Notice>
      )}
    </>
  );
}
