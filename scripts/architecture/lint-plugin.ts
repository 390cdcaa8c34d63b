import { dirname, posix, relative, sep } from "node:path";
import { root } from "../stack/processes.ts";
import { mayImport } from "./graph.ts";
import { domainIn, isEntry, isGenerated, isTest, packageOf } from "./packages.ts";

interface ImportNode {
  readonly source: { readonly value: unknown } | null;
}

interface RuleContext {
  readonly filename: string;
  report(finding: { readonly node: ImportNode; readonly message: string }): void;
}

/** What is wrong with an import of a file, if anything. Paths are relative to the repository. */
export function findImportFault(file: string, specifier: string): string | undefined {
  const layered = packageOf(file);
  if (layered === undefined || isTest(file) || !specifier.startsWith(".")) return undefined;
  const target = posix.join(dirname(file), specifier);
  const [from, to] = [domainIn(layered, file), domainIn(layered, target)];
  if (from === undefined || to === undefined || from === to || !target.startsWith(layered.root))
    return undefined;
  if (isGenerated(layered, target)) return undefined;
  if (layered.isFreeOfDirection !== true && !mayImport(from, to))
    return `${from} may not import ${to}: see scripts/architecture/graph.ts`;
  return isEntry(layered, from, target)
    ? undefined
    : `This file is no entry of ${to}: see scripts/architecture/packages.ts`;
}

const direction = {
  create(context: RuleContext) {
    const file = relative(root, context.filename).split(sep).join("/");
    const check = (node: ImportNode) => {
      const specifier = node.source?.value;
      if (typeof specifier !== "string") return;
      const message = findImportFault(file, specifier);
      if (message !== undefined) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

/** Shows in an editor what `pnpm architecture` counts. */
export default { meta: { name: "domains" }, rules: { direction } };
