import { buttonClass } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";

export function SkipLink() {
  return (
    <a
      href="#content"
      className={`${buttonClass("primary", "small")} fixed top-3 left-3 z-20 not-focus:sr-only`}
    >
      <Trans>Skip to content</Trans>
    </a>
  );
}
