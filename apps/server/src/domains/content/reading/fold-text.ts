/**
 * Text normalised for search: without case, accents and character width. Character by character, so that offsets match
 * the original: what folding would lengthen is left unchanged.
 */
export function foldText(text: string): string {
  // Most words differ in case only.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return Array.from(text, foldSign).join("");
}

function foldSign(sign: string): string {
  const folded = sign
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .normalize("NFC");
  return folded.length === sign.length ? folded : sign;
}
