import { ConfirmButton, Panel, PanelPart } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useRef } from "react";
import { Ago } from "../../../platform/formats/ago.tsx";
import { useAction } from "../../../platform/queries/use-action.ts";
import { deactivate } from "../api/deactivate.ts";
import type { Licence } from "../api/licences.ts";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";

interface ComputersPanelProps {
  licence: Licence;
  onChanged: () => void;
}

/** The computers that use the licence, and a button to free a seat. */
export function ComputersPanel({ licence, onChanged }: ComputersPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { activations, seats } = licence;
  const used = activations.length;
  return (
    <Panel
      title={<Trans>Computers</Trans>}
      headingRef={heading}
      aside={
        <Trans>
          {used} of {seats} in use
        </Trans>
      }
    >
      {used === 0 ? (
        <PanelPart>
          <p className="max-w-[60ch] text-muted">
            <Trans>
              None yet. Open the plug-in on your computer and enter the serial number and
              authentication code. The computer then appears here.
            </Trans>
          </p>
        </PanelPart>
      ) : (
        activations.map((activation) => (
          <PanelPart key={activation.id}>
            <Computer
              activation={activation}
              onEnded={() => {
                onChanged();
                // The row that had the focus is removed.
                heading.current?.focus();
              }}
            />
          </PanelPart>
        ))
      )}
    </Panel>
  );
}

interface ComputerProps {
  activation: Licence["activations"][number];
  onEnded: () => void;
}

function Computer({ activation, onEnded }: ComputerProps) {
  const { id, device_name: device, system, app_version: version } = activation;
  const { run, busy, failure } = useAction(() => deactivate(id), onEnded);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="text-16 font-medium wrap-anywhere">{device}</p>
          <p className="mt-1 text-14 text-muted">
            {system === "mac" ? "macOS" : "Windows"} ·{" "}
            <Trans>
              version {version}, last seen <Ago timestamp={activation.last_seen_at} />
            </Trans>
          </p>
        </div>
        <ConfirmButton
          question={
            <Trans>
              Deactivate {device}? The plug-in stops working there until you activate it again. That
              frees up a seat.
            </Trans>
          }
          texts={{ confirm: <Trans>Yes, deactivate</Trans>, cancel: <Trans>Never mind</Trans> }}
          busy={busy}
          onConfirm={run}
        >
          <Trans>
            Deactivate <span className="sr-only">{device}</span>
          </Trans>
        </ConfirmButton>
      </div>
      <FailureNotice outcome={failure} />
    </div>
  );
}
