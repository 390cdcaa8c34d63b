import { useLanguage } from "../i18n/language.ts";

interface ShownDateProps {
  date: Date | string;
  /** Where a column has little room. */
  short?: boolean;
}

/** A date in the page's language. Only rendered in the browser: it is in the person's time zone. */
export function ShownDate({ date, short = false }: ShownDateProps) {
  const language = useLanguage();
  const day = new Date(date);
  const format = new Intl.DateTimeFormat(language, { dateStyle: short ? "medium" : "long" });
  return (
    <time dateTime={day.toISOString()} className="whitespace-nowrap">
      {format.format(day)}
    </time>
  );
}
