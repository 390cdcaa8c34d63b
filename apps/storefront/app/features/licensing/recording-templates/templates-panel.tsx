import { Panel, PanelPart } from "@autotune/ui";
import { Plural, Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useQuery } from "../../../platform/queries/use-query.ts";
import { fetchRecordingTemplates } from "../api/fetch-recording-templates.ts";
import { TemplateRow } from "./template-row.tsx";
import { templatesAnchor } from "../api/templates-anchor.ts";

/** The sessions that come with a plan. Empty where there are none, and until they are known. */
export function TemplatesPanel({ subscriptionId }: { subscriptionId: number }) {
  const { query } = useQuery(fetchRecordingTemplates);
  const templates =
    query.kind === "there"
      ? query.value.filter((template) => template.subscription_ids.includes(subscriptionId))
      : [];
  const place = useRef<HTMLDivElement>(null);
  const isThere = templates.length > 0;
  // A link leads here before there is anything to scroll to.
  useEffect(() => {
    if (isThere && location.hash === `#${templatesAnchor}`) place.current?.scrollIntoView();
  }, [isThere]);
  if (!isThere) return null;
  return (
    <div id={templatesAnchor} ref={place} className="scroll-mt-24">
      <Panel
        title={<Trans>Recording templates</Trans>}
        aside={<Plural value={templates.length} one="# session" other="# sessions" />}
      >
        <PanelPart>
          <p className="max-w-[68ch] text-14 text-muted">
            <Trans>
              Sessions with tracks, routing and plug-ins already set up. Open the DAWproject file in
              Bitwig Studio, Cubase or Studio One, and the other one in REAPER. Install the plug-ins
              first: your DAW shows a placeholder for any that’s missing.
            </Trans>
          </p>
        </PanelPart>
        <ul>
          {templates.map((template) => (
            <li key={template.id}>
              <PanelPart>
                <TemplateRow template={template} />
              </PanelPart>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
