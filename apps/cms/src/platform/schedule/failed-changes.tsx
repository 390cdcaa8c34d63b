import { languageNames } from "@autotune/routes";
import type { Payload } from "payload";
import type { User } from "../../payload-types.ts";
import { tryPublication } from "../publishing/try-publication.ts";
import { documentKind, documentUrl } from "../documents/collection-name.ts";
import { JobButton } from "./job-button.tsx";
import { readPlanner } from "./read-planner.ts";
import { readFailed, type PlannedChange } from "./read-schedule.ts";
import { cancelPath, retryPath } from "./schedule-urls.ts";

interface FailedChangesProps {
  readonly payload: Payload;
  /** Who looks, and would try again. */
  readonly user: User;
}

/** What was due and could not be done, with what to do about it. */
export async function FailedChanges({ payload, user }: FailedChangesProps) {
  const failed = await readFailed(payload);
  if (failed.length === 0) return null;
  const reasons = new Map<number, string>();
  for (const change of failed) {
    const wanted = { ...change, id: change.documentId, user };
    const reason = await tryPublication(payload, wanted);
    reasons.set(change.id, reason ?? (await readWhyItWouldWork(payload, change)));
  }
  return (
    <section aria-label="Failed">
      <h2>Failed</h2>
      <table className="admin-view-table">
        <thead>
          <tr>
            <th scope="col">Document</th>
            <th scope="col">Was to be</th>
            <th scope="col">Why not</th>
            <th scope="col">What now</th>
          </tr>
        </thead>
        <tbody>
          {failed.map(({ id, collection, documentId, title, type, language }) => (
            <tr key={id}>
              <td>
                <a href={documentUrl(collection, documentId)}>{title}</a>,{" "}
                {documentKind(payload, collection)}
              </td>
              <td>
                {type === "publish" ? "published" : "taken offline"}
                {language !== undefined && ` in ${languageNames[language]}`}
              </td>
              <td>{reasons.get(id)}</td>
              <td className="schedule-actions">
                <JobButton job={id} label="Try again" path={retryPath} />
                <JobButton job={id} label="Dismiss" path={cancelPath} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

async function readWhyItWouldWork(payload: Payload, change: PlannedChange): Promise<string> {
  return (await readPlanner(payload, change)) === undefined
    ? "Who planned it may no longer publish. It would work for you."
    : "The reason has gone: it would work now.";
}
