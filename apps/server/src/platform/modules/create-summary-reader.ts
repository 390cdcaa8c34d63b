import type { App } from "../app.ts";
import type { SummaryReader } from "./module.ts";

/** Reads what an account owns and owned, by the module that knows. */
export function createSummaryReader(app: App): SummaryReader {
  const create = app.modules.map((module) => module.createSummaryReader).find(Boolean);
  return (
    create?.(app.database) ??
    (() => Promise.reject(new Error("No module of this process summarises accounts")))
  );
}
