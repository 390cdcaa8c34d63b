/** Texts of more than one e-mail. The texts of each e-mail begin with these. */
export interface EmailTexts {
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
  /** The unsubscribe link at the end of an optional e-mail. */
  chooseMails: string;
}
