import type { PasskeyResponse } from "@autotune/contract";
import { Badge, Button, useInPlace } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { removePasskey } from "../api/passkeys.ts";
import { ShownDate } from "../../../platform/formats/shown-date.tsx";
import { Ago } from "../../../platform/formats/ago.tsx";
import { PasskeyNameForm } from "./passkey-name-form.tsx";
import { OwnerConfirmButton } from "../password/owner-confirm-button.tsx";

interface PasskeyRowProps {
  passkey: PasskeyResponse;
  onChanged: () => void;
  onRemoved: () => void;
}

export function PasskeyRow({ passkey, onChanged, onRemoved }: PasskeyRowProps) {
  const { id, name, isBackedUp, createdAt, lastUsedAt } = passkey;
  const [renaming, setRenaming] = useState(false);
  const { opener, place } = useInPlace<HTMLDivElement>(renaming);

  if (renaming)
    return (
      <div ref={place}>
        <PasskeyNameForm
          id={id}
          name={name}
          onDone={() => {
            setRenaming(false);
            onChanged();
          }}
          onCancel={() => setRenaming(false)}
        />
      </div>
    );

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-16 font-medium wrap-anywhere">
            {name}
            {isBackedUp ? (
              <Badge tone="neutral">
                <Trans>on all your devices</Trans>
              </Badge>
            ) : null}
          </p>
          <p className="mt-1 text-14 text-muted">
            <Trans>
              Added <ShownDate date={createdAt} short />
            </Trans>
            {" · "}
            {lastUsedAt === null ? (
              <Trans>not used yet</Trans>
            ) : (
              <Trans>
                last used <Ago timestamp={lastUsedAt} />
              </Trans>
            )}
          </p>
        </div>
        {/* While the password is asked for, nothing else is offered beside it. */}
        <div className="flex flex-wrap items-start gap-2 [&:has(form)>button]:hidden">
          <Button ref={opener} variant="quiet" size="small" onClick={() => setRenaming(true)}>
            <Trans>
              Rename <span className="sr-only">{name}</span>
            </Trans>
          </Button>
          <OwnerConfirmButton
            question={<Trans>Remove “{name}”? You won’t be able to sign in with it.</Trans>}
            texts={{ confirm: <Trans>Yes, remove it</Trans>, cancel: <Trans>Keep it</Trans> }}
            act={(password) => removePasskey(id, password)}
            onDone={onRemoved}
          >
            <Trans>
              Remove <span className="sr-only">{name}</span>
            </Trans>
          </OwnerConfirmButton>
        </div>
      </div>
    </div>
  );
}
