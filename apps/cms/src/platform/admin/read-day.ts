import { CalendarDay } from "@autotune/contract";
import { Compile } from "typebox/compile";
import { readWord, type PageQuery } from "./read-word.ts";

const dayForm = Compile(CalendarDay);

/** A day of a URL's query, as the shop takes it; undefined where it is none. */
export function readDay(query: PageQuery, name: string): string | undefined {
  const text = readWord(query, name)?.trim();
  return dayForm.Check(text) ? text : undefined;
}
