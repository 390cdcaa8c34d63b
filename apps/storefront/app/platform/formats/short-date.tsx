import { useState } from "react";
import { useLanguage } from "../i18n/language.ts";

/** A short date for the margin of a timeline, with the year unless it is this one. Only rendered in the browser. */
export function ShortDate({ date }: { date: Date | string }) {
  const language = useLanguage();
  const [thisYear] = useState(() => new Date().getFullYear());
  const day = new Date(date);
  return (
    <time dateTime={day.toISOString()} className="whitespace-nowrap">
      {writeShortDate(day, language, thisYear)}
    </time>
  );
}

export function writeShortDate(date: Date, language: string, thisYear: number): string {
  return new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "short",
    ...(date.getFullYear() === thisYear ? {} : { year: "numeric" }),
  }).format(date);
}
