import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { LinkExpired, LinkLoading, LinkUnreachable } from "./link-states.tsx";

type Looked<Found> = Found | { kind: "expired" } | { kind: "failed" };

interface LookedUpLinkProps<Found> {
  /** Fetches what the link is about. It changes nothing. */
  look: () => Promise<Looked<Found>>;
  children: (found: Found) => ReactNode;
}

/** The page of a link whose subject has to be fetched first. */
export function LookedUpLink<Found extends { kind: "found" }>(props: LookedUpLinkProps<Found>) {
  const [attempt, setAttempt] = useState(0);
  return <Lookup key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

interface LookupProps<Found> extends LookedUpLinkProps<Found> {
  onRetry: () => void;
}

function Lookup<Found extends { kind: "found" }>({ look, children, onRetry }: LookupProps<Found>) {
  const [looked, setLooked] = useState<Looked<Found>>();
  const load = useEffectEvent(look);
  useEffect(() => {
    let left = false;
    void load().then((result) => {
      if (!left) setLooked(result);
    });
    return () => {
      left = true;
    };
  }, []);
  if (looked === undefined) return <LinkLoading />;
  if (looked.kind === "expired") return <LinkExpired />;
  if (looked.kind === "failed") return <LinkUnreachable onRetry={onRetry} />;
  return children(looked);
}
