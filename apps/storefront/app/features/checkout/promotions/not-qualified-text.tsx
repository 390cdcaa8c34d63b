import { Trans } from "@lingui/react/macro";

/** Shown to a person who does not qualify for a promotion. It gives no reason. */
export function NotQualifiedText() {
  return (
    <Trans>
      Our records indicate that you do not qualify for this promotion. We apologize for the
      inconvenience.
    </Trans>
  );
}
