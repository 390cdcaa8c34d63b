import { useState } from "react";
import { useLanguage } from "../i18n/language.ts";
import { writeAgo } from "./write-ago.ts";

/** When something was, as people say it. Only drawn in the browser. */
export function Ago({ moment }: { moment: string }) {
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const then = new Date(moment);
  return <time dateTime={then.toISOString()}>{writeAgo(then, now, language)}</time>;
}
