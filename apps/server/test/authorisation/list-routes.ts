/** Every route of a server as `GET /path/{id}`, from the tree that Fastify prints: also those that no document lists. */
export function listRoutes(printed: string): string[] {
  const parents: string[] = [];
  return printed.split("\n").flatMap((line) => {
    const found =
      /^(?<indent>(?:│ {3}| {4})*)(?:├──|└──) (?<path>\S+)(?: \((?<methods>.+)\))?$/.exec(line);
    if (found?.groups === undefined) return [];
    const { indent = "", path: end = "", methods } = found.groups;
    const depth = indent.length / 4;
    const path = (parents[depth - 1] ?? "") + end;
    parents[depth] = path;
    const named = path.replaceAll(/:(?<name>\w+)/g, "{$<name>}");
    return (methods?.split(", ") ?? []).map((method) => `${method} ${named}`);
  });
}

/** Routes that read pages and files for everybody, and those that have a secret of their own. */
const outsideTheDocument = [
  /^(?:GET|HEAD) \*$/,
  /^(?:GET|HEAD) \/__manifest$/,
  /^(?:GET|HEAD) \/(?:openapi\.json|robots\.txt|sitemap(?:-\w\w)?\.xml|media\/\{name\})$/,
  /^(?:GET|HEAD) \/images\/products\/\{file\}$/,
  /^(?:GET|HEAD) \/feeds\/products-\w\w\.xml$/,
  /^(?:GET|HEAD) \/(?:\w\w\/)?[^/]+\/feed\.xml$/,
  /^(?:GET|HEAD) \/health\/(?:live|ready)$/,
  // With a token of its own: metrics.test.ts and preview.test.ts.
  /^(?:GET|HEAD) \/metrics$/,
  /^(?:GET|HEAD) \/preview\/\{token\}$/,
];

/** Files of the storefront's build, each a route. */
const builtFile = /^(?:GET|HEAD) \/(?:[\w.-]+\/)*[\w.-]+\.[a-z0-9]+$/;

export function isOutsideTheDocument(route: string): boolean {
  if (outsideTheDocument.some((pattern) => pattern.test(route))) return true;
  const isOfAnEndpoint = /^\w+ \/(?:laravel|wp-json|desktop|staff|webhooks)\b/.test(route);
  return !isOfAnEndpoint && builtFile.test(route);
}
