import { languageNames } from "@autotune/routes";
import type { WidgetServerProps } from "payload";
import { Suspense } from "react";
import { isEditorRequest } from "../../access/is-editor.ts";
import { documentKind, documentUrl } from "../../platform/documents/collection-name.ts";
import { readPlanned } from "../../platform/schedule/read-schedule.ts";
import { scheduleRoot } from "../../platform/schedule/schedule-urls.ts";
import { Card } from "../components/card.tsx";
import { DayTime } from "../components/day-time.tsx";
import { Skeleton } from "../components/skeleton.tsx";
import "../dashboard.css";

const shown = 6;

export function ScheduleWidget({ req }: WidgetServerProps) {
  if (!isEditorRequest(req)) return null;
  return (
    <Card link={{ href: scheduleRoot, label: "Calendar" }} title="Goes live next">
      <Suspense fallback={<Skeleton rows={shown} />}>
        <Planned req={req} />
      </Suspense>
    </Card>
  );
}

async function Planned({ req: { payload } }: Pick<WidgetServerProps, "req">) {
  const planned = await readPlanned(payload, { most: shown });
  if (planned.length === 0)
    return (
      <p className="dashboard-empty">
        Nothing is planned. The menu beside a document’s publish button sets a time.
      </p>
    );
  return (
    <ol className="dashboard-times">
      {planned.map(({ id, at, type, collection, documentId, title, language }) => (
        <li key={id}>
          <DayTime at={at} />
          <a href={documentUrl(collection, documentId)}>{title}</a>
          <span className="dashboard-list__more">
            {type === "publish" ? "goes live" : "is taken offline"} ·{" "}
            {documentKind(payload, collection)}
            {language !== undefined && ` · ${languageNames[language]}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
