import { useId, type ReactNode, type Ref } from "react";

interface PanelProps {
  title: ReactNode;
  /** A word or two at the right of the title. */
  aside?: ReactNode;
  /** For moving the focus to this panel. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
}

/**
 * A raised surface with a title. Its parts are parted by hairlines: `PanelPart`. It takes the focus of a control that is
 * removed from it.
 */
export function Panel({ title, aside, headingRef, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      tabIndex={-1}
      className="rounded-24 border border-line bg-surface-1 outline-none"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 py-5 sm:px-6">
        <h2
          id={id}
          ref={headingRef}
          tabIndex={headingRef === undefined ? undefined : -1}
          className="scroll-mt-24 text-22 tracking-heading"
        >
          {title}
        </h2>
        {aside === undefined ? null : (
          <p className="font-mono text-14 text-muted tabular-nums">{aside}</p>
        )}
      </header>
      {children}
    </section>
  );
}

export function PanelPart({ children }: { children: ReactNode }) {
  return <div className="border-t border-line px-5 py-5 sm:px-6">{children}</div>;
}
