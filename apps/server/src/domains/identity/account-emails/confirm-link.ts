import { linkTo, type Language } from "@autotune/routes";

/**
 * The page on which a reader accepts or declines. It asks first: mail clients open links by themselves. The token is
 * in the fragment, which browsers send to nobody.
 */
export function confirmLink(
  kind: "email" | "merge" | "reminders" | "transfer",
  token: string,
  language: Language,
): string {
  const query = new URLSearchParams({ kind, token });
  return `${linkTo("Confirm", {}, language)}#${query.toString()}`;
}
