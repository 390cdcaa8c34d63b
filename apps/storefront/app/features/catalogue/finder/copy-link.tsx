import { Button } from "@autotune/ui";
import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { useIsHydrated } from "../../../platform/lazy/use-is-hydrated.ts";

/** Milliseconds. */
const shownFor = 2000;

/** Copies the page's URL, which has the answers. Without a script the URL bar has it. */
export function CopyLink() {
  const isHydrated = useIsHydrated();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);
  if (!isHydrated) return null;
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setCopied(true),
      // Copying is blocked: the URL bar still has it.
      () => setCopied(false),
    );
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        {copied ? <Trans>Link copied</Trans> : <Trans>Copy link</Trans>}
      </Button>
      <span role="status" className="sr-only">
        {copied ? <Trans>Link copied</Trans> : null}
      </span>
    </>
  );
}
