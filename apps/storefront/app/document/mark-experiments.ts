/** Names the variants that this browser keeps, as the script in the head does. */
export function markExperiments(root: Pick<Element, "setAttribute">, cookies: string): void {
  const kept = /(?:^|; )experiments=([^;]*)/.exec(cookies)?.[1] ?? "";
  for (const [, name, variant = ""] of kept.matchAll(/([\w-]+):([\w-]+)/g))
    root.setAttribute(`data-experiment-${name}`, variant);
}
