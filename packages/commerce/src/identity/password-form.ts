export const shortestPassword = 6;
export const longestPassword = 20;

/** Typing on does not fix it, so it is reported by itself. */
export function isPasswordTooLong(text: string): boolean {
  return text.length > longestPassword;
}

/** 6 to 20 characters with a digit, a lowercase and an uppercase letter. */
export function isPassword(text: string): boolean {
  return (
    text.length >= shortestPassword &&
    !isPasswordTooLong(text) &&
    /\d/.test(text) &&
    /\p{Lowercase}/u.test(text) &&
    /\p{Uppercase}/u.test(text)
  );
}
