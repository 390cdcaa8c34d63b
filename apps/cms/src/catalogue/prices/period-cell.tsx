import type { DefaultServerCellComponentProps } from "payload";
import { periodState } from "./period-state.ts";

const words = { upcoming: "Starts later", running: "Running", ended: "Ended" };

/** In lists, of what is published: whether it runs. */
export function PeriodCell({ rowData }: DefaultServerCellComponentProps) {
  const row: unknown = rowData;
  if (typeof row !== "object" || row === null) return null;
  const { _status: status, ...period }: Record<string, unknown> = { ...row };
  if (status !== "published") return <span>Not published</span>;
  const state = stateNow(period);
  return <span className={`period-state period-state--${state}`}>{words[state]}</span>;
}

function stateNow(period: Record<string, unknown>) {
  return periodState(period, new Date());
}
