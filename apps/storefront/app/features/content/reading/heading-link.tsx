import { useCopy } from "@autotune/ui";
import { useLingui } from "@lingui/react/macro";

interface HeadingLinkProps {
  anchor: string;
  title: string;
}

/** Links to a heading, and copies its URL. Without a script, or where copying is blocked, it is a plain link. */
export function HeadingLink({ anchor, title }: HeadingLinkProps) {
  const { t } = useLingui();
  const { copied, copy } = useCopy();

  const copyUrl = () => copy(`${location.origin}${location.pathname}${location.search}#${anchor}`);

  return (
    <>
      <a
        href={`#${anchor}`}
        aria-label={t`Link to “${title}”`}
        onClick={() => void copyUrl()}
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
