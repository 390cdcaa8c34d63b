/** What more than one mail says. The texts of each mail begin with these. */
export interface LetterTexts {
  /** Between a label and its value, with the spaces that the language puts around it. */
  colon: string;
  /** The name may be empty. */
  greeting: (firstName: string) => string;
  goodbye: string;
  team: string;
  orderNumber: string;
  serialNumber: string;
  authenticationCode: string;
  demonstration: string;
  whyOrderMail: (reference: string) => string;
  /** The way out at the end of a mail that nobody needs. */
  chooseMails: string;
}
