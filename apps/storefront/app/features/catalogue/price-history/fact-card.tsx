import { useId, type ReactNode } from "react";

interface FactCardProps {
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}

/** A card for one fact. */
export function FactCard({ title, aside, children }: FactCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-24 border border-line bg-surface-1 p-5 @md:p-7"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={id} className="text-22">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
