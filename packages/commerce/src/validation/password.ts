export const shortestPassword = 6;
export const longestPassword = 20;

/** 6 to 20 characters with a digit, a lowercase and an uppercase letter. */
export function isPassword(text: string): boolean {
  return (
    text.length >= shortestPassword &&
    text.length <= longestPassword &&
    /\d/.test(text) &&
    /\p{Lowercase}/u.test(text) &&
    /\p{Uppercase}/u.test(text)
  );
}
