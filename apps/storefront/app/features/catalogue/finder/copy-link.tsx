import { Button, useCopy } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useIsHydrated } from "../../../platform/lazy/use-is-hydrated.ts";

/** Copies the page's URL, which has the answers. Without a script, or where copying is blocked, the URL bar has it. */
export function CopyLink() {
  const isHydrated = useIsHydrated();
  const { copied, copy } = useCopy();
  if (!isHydrated) return null;
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => void copy(location.href)}>
        {copied ? <Trans>Link copied</Trans> : <Trans>Copy link</Trans>}
      </Button>
      <span role="status" className="sr-only">
        {copied ? <Trans>Link copied</Trans> : null}
      </span>
    </>
  );
}
