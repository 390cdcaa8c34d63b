import type { TestResult } from "./test-reports.ts";

export interface Proof {
  readonly files: string[];
  readonly passed: boolean;
  readonly inBrowser: boolean;
}

const idInTitle = /\[([A-Z0-9]+-\d+)\]/g;

/** By id: the tests that carry it. One that failed makes the id fail. */
export function collectProofs(results: readonly TestResult[]): Map<string, Proof> {
  const proofs = new Map<string, Proof>();
  for (const { title, file, passed, inBrowser } of results) {
    for (const [, id = ""] of title.matchAll(idInTitle)) {
      const known = proofs.get(id);
      proofs.set(id, {
        files: [...new Set([...(known?.files ?? []), file])].toSorted(),
        passed: passed && (known?.passed ?? true),
        inBrowser: inBrowser || (known?.inBrowser ?? false),
      });
    }
  }
  return proofs;
}
