import { useEffect, useState } from "react";

/** Milliseconds. */
const shownFor = 2000;

interface Copy {
  /** For a moment after something was copied. */
  readonly copied: boolean;
  /** Returns whether it could: a browser may block it. */
  readonly copy: (text: string) => Promise<boolean>;
}

/** Copies to the clipboard. */
export function useCopy(): Copy {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return false;
    }
    setCopied(true);
    return true;
  };
  return { copied, copy };
}
