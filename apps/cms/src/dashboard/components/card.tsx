import { useId, type ReactNode } from "react";

interface CardProps {
  readonly title: string;
  /** For links within the dashboard. */
  readonly id?: string;
  /** Where all of it is. */
  readonly link?: { readonly href: string; readonly label: string };
  readonly children: ReactNode;
}

export function Card({ title, id, link, children }: CardProps) {
  const titleId = useId();
  return (
    <section className="dashboard-card" aria-labelledby={titleId} id={id}>
      <header className="dashboard-card__head">
        <h2 id={titleId}>{title}</h2>
        {link !== undefined && <a href={link.href}>{link.label}</a>}
      </header>
      {children}
    </section>
  );
}
