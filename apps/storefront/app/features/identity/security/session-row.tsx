import { Badge, ConfirmButton } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { endSession, type DeviceSession } from "../api/sessions.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { Ago } from "../../../platform/formats/ago.tsx";
import { useAction } from "../../../platform/queries/use-action.ts";
import { FailureNotice } from "../../../platform/failures/failure-notice.tsx";

interface SessionRowProps {
  session: DeviceSession;
  onEnded: () => void;
}

export function SessionRow({ session, onEnded }: SessionRowProps) {
  const { id, country, lastSeenAt, isCurrent } = session;
  const device = useDeviceName(session);
  const countries = new Intl.DisplayNames(useLanguage(), { type: "region" });
  const { run, busy, failure } = useAction(() => endSession(id), onEnded);

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-16 font-medium">
            {device}
            {isCurrent ? (
              <Badge>
                <Trans>this device</Trans>
              </Badge>
            ) : null}
          </p>
          <p className="mt-1 text-14 text-muted">
            {country === null ? null : <>{countries.of(country)} · </>}
            {isCurrent ? (
              <Trans>Active now</Trans>
            ) : (
              <Trans>
                last seen <Ago timestamp={lastSeenAt} />
              </Trans>
            )}
          </p>
        </div>
        {isCurrent ? null : (
          <ConfirmButton
            question={<Trans>Sign out {device}? It will have to sign in again.</Trans>}
            texts={{ confirm: <Trans>Yes, sign it out</Trans>, cancel: <Trans>Never mind</Trans> }}
            busy={busy}
            onConfirm={run}
          >
            <Trans>
              Sign out <span className="sr-only">{device}</span>
            </Trans>
          </ConfirmButton>
        )}
      </div>
      <FailureNotice outcome={failure} />
    </div>
  );
}

/** The user agent, in words. */
function useDeviceName({ browser, system }: DeviceSession): string {
  const { t } = useLingui();
  if (browser === null) return system ?? t`Unknown device`;
  return system === null ? browser : t`${browser} on ${system}`;
}
