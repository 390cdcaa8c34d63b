import { Button } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { deleteAllTakes, deleteTake, type SavedTake } from "./take-store.ts";

interface SavedTakesProps {
  takes: readonly SavedTake[];
  onOpen: (take: SavedTake) => void;
  onChanged: () => void;
}

/** What was saved in this browser. One press deletes it. */
export function SavedTakes({ takes, onOpen, onChanged }: SavedTakesProps) {
  const { i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The list as it was when one of it was deleted. */
  const deletedFrom = useRef<readonly SavedTake[]>(undefined);
  useEffect(() => {
    if (deletedFrom.current === undefined || deletedFrom.current === takes) return;
    deletedFrom.current = undefined;
    // The button that had the focus is gone with its take, and with the last one the list.
    (heading.current ?? document.getElementById("content"))?.focus({ preventScroll: true });
  }, [takes]);
  if (takes.length === 0) return null;

  const listAfter = (deleting: Promise<void>) =>
    void deleting.then(() => {
      deletedFrom.current = takes;
      onChanged();
    }, onChanged);

  return (
    <section aria-labelledby="saved-takes" className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id="saved-takes" tabIndex={-1} className="text-28">
          <Trans>Takes on this device</Trans>
        </h2>
        <Button variant="danger" size="small" onClick={() => listAfter(deleteAllTakes())}>
          <Trans>Delete all takes</Trans>
        </Button>
      </div>
      <ul className="mt-4 divide-y divide-line rounded-16 border border-line bg-surface-1">
        {takes.map((take) => {
          const when = i18n.date(take.savedAt, { dateStyle: "medium", timeStyle: "short" });
          const seconds = i18n.number(take.samples.length / take.sampleRate, {
            maximumFractionDigits: 1,
          });
          return (
            <li key={take.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
              <p className="min-w-40 flex-1">
                {when}
                <span className="ml-3 font-mono text-14 text-muted">
                  <Trans>{seconds} s</Trans>
                </span>
              </p>
              <Button variant="secondary" size="small" onClick={() => onOpen(take)}>
                <Trans>Open</Trans>
                <span className="sr-only">: {when}</span>
              </Button>
              <Button variant="quiet" size="small" onClick={() => listAfter(deleteTake(take.id))}>
                <Trans>Delete</Trans>
                <span className="sr-only">: {when}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
