/** An import of another file of the same package. */
export interface FileImport {
  readonly specifier: string;
  /** What is taken from it, by the names that it has there. */
  readonly names: readonly string[];
  /** Nothing of it is left when the code runs. */
  readonly isTypeOnly: boolean;
}

const statement =
  /^(?:import|export)\s+(?<type>type\s)?(?<names>[^"';]*?)\s*from\s+"(?<from>\.[^"]+)"|^import\s+"(?<bare>\.[^"]+)"|\bimport\(\s*"(?<lazy>\.[^"]+)"/gm;

/** The relative imports of a source file. The formatter makes them regular enough for an expression. */
export function readImports(text: string): FileImport[] {
  return [...text.matchAll(statement)].map(({ groups = {} }) => {
    const list = /\{(?<list>[^}]*)\}/.exec(groups["names"] ?? "")?.groups?.["list"];
    const named = (list ?? "")
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "");
    return {
      specifier: groups["from"] ?? groups["bare"] ?? groups["lazy"] ?? "",
      names: named.map((name) => name.replace(/^type /, "").replace(/ as .*$/, "")),
      isTypeOnly:
        groups["type"] !== undefined ||
        (named.length > 0 && named.every((name) => name.startsWith("type "))),
    };
  });
}
