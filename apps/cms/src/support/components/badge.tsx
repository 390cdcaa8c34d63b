export type BadgeTone = "good" | "plain" | "warning";

export function Badge({ tone, children }: { readonly tone: BadgeTone; readonly children: string }) {
  return <span className={`desk-badge desk-badge--${tone}`}>{children}</span>;
}
