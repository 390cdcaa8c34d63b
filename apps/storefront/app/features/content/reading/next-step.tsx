import type { Family } from "@autotune/contract";
import type { Language } from "@autotune/routes";
import { buttonClass } from "@autotune/ui";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ProductImage } from "../../catalogue/product-image.tsx";
import { OnwardLinks, type OnwardLink } from "./onward-links.tsx";

export interface Step {
  /** Whose window is shown. */
  pid: string | undefined;
  eyebrow: ReactNode;
  title: ReactNode;
  text: ReactNode;
  /** The language of title and text, where the page's is another one. */
  lang: Language | undefined;
  facts?: ReactNode;
  action: { href: string; label: ReactNode };
}

interface NextStepProps {
  family: Family | undefined;
  /** What to do now. */
  step: Step | undefined;
  /** What else there is to read. */
  links: readonly OnwardLink[];
  /** Over the links, where they need one. */
  linksTitle?: string | undefined;
}

/** The one end of a text: what to do now, and below it what to read next. */
export function NextStep({ family, step, links, linksTitle }: NextStepProps) {
  if (step === undefined && links.length === 0) return null;
  return (
    <div
      data-family={family}
      className="@container overflow-hidden rounded-24 border border-line bg-surface-1 bg-linear-to-br from-family/16 to-transparent to-75%"
    >
      {step === undefined ? null : <StepRow step={step} />}
      <OnwardLinks links={links} title={linksTitle} isAlone={step === undefined} />
    </div>
  );
}

function StepRow({ step: { pid, eyebrow, title, text, lang, facts, action } }: { step: Step }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-8 p-5 pb-8 @min-[30rem]:p-8 @min-[46rem]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @min-[64rem]:p-12">
      <div>
        <p className="font-mono text-14 text-family">{eyebrow}</p>
        <h2 lang={lang} className="mt-3 text-36">
          {title}
        </h2>
        <p lang={lang} className="mt-3 max-w-[46ch] text-16 text-muted @min-[46rem]:text-18">
          {text}
        </p>
        {facts === undefined ? null : <div className="mt-4">{facts}</div>}
        <Link to={action.href} className={`${buttonClass("primary")} mt-7 @max-[30rem]:w-full`}>
          {action.label}
        </Link>
      </div>
      {pid === undefined ? null : (
        // On a phone the window comes first: it says at a glance what the words are about.
        <div className="drop-shadow-[0_24px_56px_var(--family-glow)] @max-[46rem]:order-first">
          <ProductImage pid={pid} sizes="(min-width: 62rem) 36rem, 88vw" />
        </div>
      )}
    </div>
  );
}
