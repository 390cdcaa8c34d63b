import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";

interface HeadingLinkProps {
  anchor: string;
  title: string;
}

const shownFor = 2000;

/** Links to a heading, and copies its URL. Without a script it is a plain link. */
export function HeadingLink({ anchor, title }: HeadingLinkProps) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(
        `${location.origin}${location.pathname}${location.search}#${anchor}`,
      );
      setCopied(true);
    } catch {
      // Copying is blocked: the address bar has the URL all the same.
    }
  };

  return (
    <>
      <a
        href={`#${anchor}`}
        aria-label={t`Link to “${title}”`}
        onClick={() => void copy()}
        className="grid size-8 shrink-0 place-items-center rounded-10 font-mono text-18 text-faint transition-colors duration-150 print:hidden group-hover/heading:text-family hover:text-family max-sm:hidden"
      >
        {copied ? "✓" : "#"}
      </a>
      <span role="status" className="sr-only">
        {copied ? t`Link copied` : ""}
      </span>
    </>
  );
}
