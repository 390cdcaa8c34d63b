import { useState } from "react";
import { useLanguage } from "../i18n/language.ts";
import { writeAgo } from "./write-ago.ts";

/** A past time in relative words. Only rendered in the browser. */
export function Ago({ timestamp }: { timestamp: string }) {
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const then = new Date(timestamp);
  return <time dateTime={then.toISOString()}>{writeAgo(then, now, language)}</time>;
}
