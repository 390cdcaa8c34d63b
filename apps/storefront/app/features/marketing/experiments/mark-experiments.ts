/** Marks the stored variants of this browser, as the script in the head does. */
export function markExperiments(root: Pick<Element, "setAttribute">, cookies: string): void {
  const stored = /(?:^|; )experiments=([^;]*)/.exec(cookies)?.[1] ?? "";
  for (const [, name, variant = ""] of stored.matchAll(/([\w-]+):([\w-]+)/g))
    root.setAttribute(`data-experiment-${name}`, variant);
}
