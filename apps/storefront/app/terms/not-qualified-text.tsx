import { Trans } from "@lingui/react/macro";

/** What somebody is told whom a promotion is not for. It does not say why. */
export function NotQualifiedText() {
  return (
    <Trans>
      Our records indicate that you do not qualify for this promotion. We apologize for the
      inconvenience.
    </Trans>
  );
}
