const form = /^\+?[\d ./-]*(?:\([\d ./-]+\)[\d ./-]*)?$/;
/** E.164 allows 15 digits; nobody has fewer than three. */
const [fewestDigits, mostDigits] = [3, 15];
const longest = 40;

/** An optional leading +, digits, spaces, dots, slashes and hyphens, and a part in parentheses. */
export function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, "").length;
  return (
    text.length <= longest && form.test(text) && digits >= fewestDigits && digits <= mostDigits
  );
}
