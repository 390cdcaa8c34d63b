/** As affiliate programmes name a click: printable characters without spaces. What is longer is no click. */
export const affiliateClickForm = /^[!-~]{1,200}$/;

export function isAffiliateClick(text: string): boolean {
  return affiliateClickForm.test(text);
}
