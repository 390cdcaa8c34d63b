import { Badge } from "@autotune/ui";
import { Trans, useLingui } from "@lingui/react/macro";
import { endSession, type DeviceSession } from "../api/sessions.ts";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { Ago } from "../../../platform/formats/ago.tsx";
import { OwnerConfirmButton } from "../password/owner-confirm-button.tsx";

interface SessionRowProps {
  session: DeviceSession;
  onEnded: () => void;
}

export function SessionRow({ session, onEnded }: SessionRowProps) {
  const { id, country, lastSeenAt, isCurrent } = session;
  const device = useDeviceName(session);
  const countries = new Intl.DisplayNames(useLanguage(), { type: "region" });

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
          <OwnerConfirmButton
            question={<Trans>Sign out {device}? It will have to sign in again.</Trans>}
            texts={{ confirm: <Trans>Yes, sign it out</Trans>, cancel: <Trans>Never mind</Trans> }}
            act={(password) => endSession(id, password)}
            onDone={onEnded}
          >
            <Trans>
              Sign out <span className="sr-only">{device}</span>
            </Trans>
          </OwnerConfirmButton>
        )}
      </div>
    </div>
  );
}

/** The user agent, in words. */
function useDeviceName({ browser, system }: DeviceSession): string {
  const { t } = useLingui();
  if (browser === null) return system ?? t`Unknown device`;
  return system === null ? browser : t`${browser} on ${system}`;
}
