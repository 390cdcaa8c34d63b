/**
 * Text as people search for it: without case, accents and the width of signs. Sign by sign, so that a place in
 * it is a place in the text: what folding would lengthen stays as it is.
 */
export function foldText(text: string): string {
  // Most words have nothing but case.
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
