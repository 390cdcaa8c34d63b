import { switchLanguage } from "@autotune/routes";
import { useId, type ReactNode } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../../platform/i18n/language.ts";
import { ProductImage } from "../../catalogue/product-image.tsx";
import { hideCart } from "../cart/cart.ts";
import { usePaying } from "../cart/paying.ts";

interface LineFrameProps {
  /** Of the drawn plug-in window; empty where there is none. */
  pid: string;
  name: string;
  url: string | null;
  /** What one gets, and what it means. */
  terms: ReactNode;
  price: ReactNode;
  /** What can be changed about it. */
  controls: ReactNode;
  /** What the person must know before they continue. */
  note: ReactNode;
}

/** The layout of a line: its window at the left, its text, its price at the right, its actions below. */
export function LineFrame({ pid, name, url, terms, price, controls, note }: LineFrameProps) {
  const noteId = useId();
  return (
    <li
      aria-describedby={note === undefined ? undefined : noteId}
      className="grid grid-cols-[3.75rem_minmax(0,1fr)_auto] grid-rows-[auto_auto_1fr] gap-x-4 border-t border-line px-5 py-5 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto] sm:px-6"
    >
      <div className="row-span-3">
        <ProductImage pid={pid} sizes="6.5rem" />
      </div>
      <h3 className="text-16 font-semibold">
        <LineName name={name} url={url} />
      </h3>
      <div className="text-right tabular-nums sm:row-span-2">{price}</div>
      <div className="mt-0.5 grid gap-0.5 text-14 text-muted max-sm:col-span-2 max-sm:col-start-2">
        {terms}
      </div>
      <div className="col-span-2 col-start-2 flex flex-wrap items-center gap-1 pt-3 empty:hidden">
        {controls}
      </div>
      {note === undefined ? null : (
        <div id={noteId} className="col-span-full pt-3 text-14 text-warning">
          {note}
        </div>
      )}
    </li>
  );
}

/** Its page in the current language, whichever it was added in. No links during a payment. */
function LineName({ name, url }: Pick<LineFrameProps, "name" | "url">) {
  const language = useLanguage();
  const { paying } = usePaying();
  if (url === null || paying) return name;
  return (
    <Link
      to={switchLanguage(url, language)}
      onClick={hideCart}
      className="-my-2 inline-flex min-h-10 items-center rounded-10 hover:underline"
    >
      {name}
    </Link>
  );
}
