import { readSettings } from "./read-settings.ts";
import type { TuningSettings } from "./tuning-settings.ts";

/** The settings as the fragment of a URL: browsers send it to no server. */
export function fragmentOf({ ownNotes, ...settings }: TuningSettings): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(settings)) query.set(name, String(value));
  query.set("ownNotes", ownNotes.join("."));
  return `#${query.toString()}`;
}

/** Undefined where the fragment holds no complete settings. */
export function settingsOf(fragment: string): TuningSettings | undefined {
  const query = new URLSearchParams(fragment.slice(1));
  const number = (name: string) => Number(query.get(name) ?? Number.NaN);
  return readSettings({
    tonic: number("tonic"),
    mode: query.get("mode"),
    scale: query.get("scale"),
    ownNotes: (query.get("ownNotes") ?? "").split(".").filter(Boolean).map(Number),
    speed: number("speed"),
    humanize: number("humanize"),
    harmony: query.get("harmony"),
  });
}
