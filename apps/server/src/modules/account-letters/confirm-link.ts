import { linkTo, type Language } from "@autotune/routes";

/** Where a mail's reader says yes or no. The page asks before it acts: mail programs open links by themselves. */
export function confirmLink(
  kind: "email" | "merge" | "reminders" | "transfer",
  token: string,
  language: Language,
): string {
  const query = new URLSearchParams({ kind, token });
  return `${linkTo("Confirm", {}, language)}?${query.toString()}`;
}
