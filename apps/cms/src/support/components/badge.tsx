export type BadgeTone = "good" | "plain" | "problem" | "warning";

export function Badge({ tone, children }: { readonly tone: BadgeTone; readonly children: string }) {
  return <span className={`admin-view-badge admin-view-badge--${tone}`}>{children}</span>;
}
