import { linkTo, type Language } from "@autotune/routes";

/** The page on which a reader accepts or declines. It asks first: mail clients open links by themselves. */
export function confirmLink(
  kind: "email" | "merge" | "reminders" | "transfer",
  token: string,
  language: Language,
): string {
  const query = new URLSearchParams({ kind, token });
  return `${linkTo("Confirm", {}, language)}?${query.toString()}`;
}
