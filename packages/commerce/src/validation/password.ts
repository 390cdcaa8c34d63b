export const shortestPassword = 6;
export const longestPassword = 20;

/** Whoever types on does not mend it, so it is said by itself. */
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
