/** As affiliate programmes name a click: visible signs without spaces. What is longer is nobody's click. */
export const affiliateClickForm = /^[!-~]{1,200}$/;

export function isAffiliateClick(text: string): boolean {
  return affiliateClickForm.test(text);
}
