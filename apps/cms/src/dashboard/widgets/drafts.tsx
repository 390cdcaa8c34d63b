import type { WidgetServerProps } from "payload";
import { Suspense } from "react";
import { isEditorRequest } from "../../access/is-editor.ts";
import { documentKind, documentUrl } from "../../platform/documents/collection-name.ts";
import { draftedCollections } from "../../platform/drafts/drafted-collections.ts";
import { readDrafts } from "../../platform/drafts/read-drafts.ts";
import { Card } from "../components/card.tsx";
import { since } from "../components/since.ts";
import { Skeleton } from "../components/skeleton.tsx";
import "../dashboard.css";

const shown = 6;

export function DraftsWidget({ req }: WidgetServerProps) {
  if (!isEditorRequest(req)) return null;
  return (
    <Card id="drafts" title="Unpublished changes">
      <Suspense fallback={<Skeleton rows={shown} />}>
        <Drafts req={req} />
      </Suspense>
    </Card>
  );
}

async function Drafts({ req: { payload } }: Pick<WidgetServerProps, "req">) {
  const { newest, count } = await readDrafts(payload, draftedCollections(payload), shown);
  if (newest.length === 0)
    return <p className="dashboard-empty">Everything that was saved is published.</p>;
  const now = new Date();
  return (
    <>
      <ul className="dashboard-list">
        {newest.map(({ collection, id, title, changedAt, isLive }) => (
          <li key={`${collection} ${id}`}>
            <a href={documentUrl(collection, id)}>{title}</a>
            <span className={isLive ? "dashboard-tag" : "dashboard-tag dashboard-tag--new"}>
              {isLive ? "Live, changed" : "Not live"}
            </span>
            <span className="dashboard-list__more">
              {documentKind(payload, collection)} · {since(changedAt, now)}
            </span>
          </li>
        ))}
      </ul>
      {count > newest.length && (
        <p className="dashboard-more">and {count - newest.length} more, in their lists</p>
      )}
    </>
  );
}
