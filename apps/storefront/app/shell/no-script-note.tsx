import { Trans } from "@lingui/react/macro";

/** What a visitor without scripts cannot do, and what it takes. */
export function NoScriptNote() {
  return (
    <p className="wrap py-3 text-14 text-muted">
      <Trans>
        JavaScript is turned off. You can read and search, but to buy, sign in or check out, turn it
        on.
      </Trans>
    </p>
  );
}
