import type { DataExportResponse } from "@autotune/contract";
import { Button, buttonClass, Panel, PanelPart } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect } from "react";
import { PartLoading, PartUnreachable } from "../../platform/queries/part-states.tsx";
import { useAction } from "../../platform/queries/use-action.ts";
import { useQuery } from "../../platform/queries/use-query.ts";
import { fetchExports, exportUrl, startExport } from "./data-exports.ts";
import { ShownDate } from "../../platform/formats/shown-date.tsx";
import { FailureNotice } from "../../platform/failures/failure-notice.tsx";

/** Milliseconds between two polls for a file that is being written. */
const patience = 3000;

/** A file with all data that we have about the person. */
export function ExportPanel() {
  const { query, refetch } = useQuery(fetchExports);
  const { run, busy, failure } = useAction(startExport, refetch);
  const [newest] = query.kind === "there" ? query.value : [];
  const isWriting = newest !== undefined && newest.ready_at === null;
  useEffect(() => {
    if (!isWriting) return;
    const timer = setInterval(refetch, patience);
    return () => clearInterval(timer);
  }, [isWriting, refetch]);

  return (
    <Panel title={<Trans>Download your data</Trans>}>
      <PanelPart>
        <p className="max-w-[60ch] text-muted">
          <Trans>
            All the data we have about you in one file: your details, orders, licenses, computers,
            plans and what you’ve agreed to. We’ll email you when it’s ready.
          </Trans>
        </p>
        <div className="mt-5 grid gap-4" aria-live="polite">
          {query.kind === "loading" ? (
            <PartLoading />
          ) : query.kind === "failed" ? (
            <PartUnreachable onRetry={refetch} />
          ) : (
            <>
              {query.value.map((file) => (
                <File key={file.id} file={file} />
              ))}
              <div>
                <Button variant="secondary" size="small" busy={busy || isWriting} onClick={run}>
                  <Trans>Request a copy</Trans>
                </Button>
              </div>
            </>
          )}
          <FailureNotice outcome={failure} />
        </div>
      </PanelPart>
    </Panel>
  );
}

function File({ file }: { file: DataExportResponse }) {
  if (file.ready_at === null)
    return (
      <p className="text-14 text-muted">
        <Trans>Preparing your copy. This takes a minute or two.</Trans>
      </p>
    );
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14 text-muted">
      <a href={exportUrl(file)} download className={buttonClass("primary", "small")}>
        <span>
          <Trans>
            Download copy from <ShownDate date={file.requested_at} />
          </Trans>
        </span>
      </a>
      <span>
        <Trans>
          Available until <ShownDate date={file.expires_at} />
        </Trans>
      </span>
    </p>
  );
}
