import { useId, type ReactNode } from "react";

interface FactCardProps {
  title: ReactNode;
  children: ReactNode;
}

/** A card for one fact. */
export function FactCard({ title, children }: FactCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-24 border border-line bg-surface-1 p-5 @md:p-7"
    >
      <h3 id={id} className="text-22">
        {title}
      </h3>
      {children}
    </section>
  );
}
