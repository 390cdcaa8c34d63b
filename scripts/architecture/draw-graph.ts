import { graph } from "./graph.ts";

const begin = "<!-- graph: written by pnpm architecture --write -->";
const end = "<!-- /graph -->";

/** The graph as a picture, without the arrows that follow from others. */
function drawGraph(): string {
  const below = new Map<string, readonly string[]>(Object.entries(graph));
  const reaches = (from: string, to: string): boolean =>
    (below.get(from) ?? []).some((next) => next === to || reaches(next, to));
  const arrows = [...below].flatMap(([domain, imported]) =>
    imported
      .filter((one) => !imported.some((other) => other !== one && reaches(other, one)))
      .map((one) => `  ${domain} --> ${one}`),
  );
  return ["```mermaid", "flowchart TD", ...arrows, "```"].join("\n");
}

/** The document with the picture between its marks. */
export function withGraph(document: string): string {
  const [start, stop] = [document.indexOf(begin), document.indexOf(end)];
  if (start < 0 || stop < start) throw new Error("The document has no place for the graph");
  return `${document.slice(0, start + begin.length)}\n\n${drawGraph()}\n\n${document.slice(stop)}`;
}
