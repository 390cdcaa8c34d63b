import { ConfirmButton, CopyField, Panel, PanelPart } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRef } from "react";
import { useAction } from "../../../platform/queries/use-action.ts";
import { deactivate } from "../../licensing/api/deactivate.ts";
import type { Subscription } from "../api/read-subscription.ts";
import { ShownDate } from "../../../platform/formats/shown-date.tsx";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";

interface ComputersPanelProps {
  subscription: Subscription;
  /** A computer was removed. */
  onChange: () => void;
}

/** The serial number that activates the plan, and its computers. */
export function ComputersPanel({ subscription, onChange }: ComputersPanelProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const { activationKey, seats, activations } = subscription;
  if (activationKey === null) return null;
  const taken = activations.length;
  return (
    <Panel
      title={<Trans>Your computers</Trans>}
      headingRef={heading}
      aside={
        <Trans>
          {taken} of {seats} in use
        </Trans>
      }
    >
      <PanelPart>
        <CopyField
          label={t`Activation key`}
          value={activationKey}
          texts={{ copy: t`Copy`, copied: t`Copied` }}
        />
        <p className="mt-3 text-14 text-muted">
          <Trans>AutoTune Central asks for it once on each computer. Don’t share it.</Trans>
        </p>
      </PanelPart>
      {activations.map((computer) => (
        <PanelPart key={computer.id}>
          <Computer
            computer={computer}
            onEnded={() => {
              onChange();
              // The row that had the focus is removed.
              heading.current?.focus();
            }}
          />
        </PanelPart>
      ))}
    </Panel>
  );
}

interface ComputerProps {
  computer: Subscription["activations"][number];
  onEnded: () => void;
}

function Computer({ computer, onEnded }: ComputerProps) {
  const { id, deviceName: name, system, lastSeenAt } = computer;
  const { run, busy, failure } = useAction(() => deactivate(id), onEnded);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      <div className="min-w-0">
        <p className="text-16 font-medium wrap-anywhere">{name}</p>
        <p className="text-14 text-muted">
          {system === "mac" ? "macOS" : "Windows"}
          {" · "}
          <Trans>
            last used <ShownDate date={lastSeenAt} short />
          </Trans>
        </p>
      </div>
      <ConfirmButton
        busy={busy}
        question={<Trans>{name} can’t use the plan until it’s activated again.</Trans>}
        texts={{ confirm: <Trans>Deactivate</Trans>, cancel: <Trans>Keep it as is</Trans> }}
        onConfirm={run}
      >
        <Trans>
          Deactivate<span className="sr-only"> {name}</span>
        </Trans>
      </ConfirmButton>
      <FailureNotice outcome={failure} />
    </div>
  );
}
