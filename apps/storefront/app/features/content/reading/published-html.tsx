import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { isPlainClick } from "../../../platform/navigation/is-plain-click.ts";
import { siteHref } from "./site-href.ts";

interface PublishedHtmlProps {
  /** Only text, lists and links: it was sanitised when it was published. */
  html: string;
  id?: string;
  className: string;
  /** A link in it is followed. */
  onLeave?: () => void;
}

/** An editor's own HTML. Its links to the shop stay in the document, and in the reader's language. */
export function PublishedHtml({ html, id, className, onLeave }: PublishedHtmlProps) {
  const navigate = useNavigate();
  const language = useLanguage();
  const follow = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !isPlainClick(event)) return;
    const href = event.target.closest("a")?.getAttribute("href") ?? "";
    if (href !== "") onLeave?.();
    if (!href.startsWith("/")) return;
    event.preventDefault();
    void navigate(siteHref(href, language));
  };
  return (
    // A press of Enter on a link is a click too.
    <div
      id={id}
      className={className}
      onClick={follow}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
