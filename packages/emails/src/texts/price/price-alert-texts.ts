import type { EmailTexts } from "../letter/letter-texts.ts";

interface AlertNews {
  subject: (product: string) => string;
  heading: string;
  intro: string;
  note: string;
  action: string;
  afterword: string;
}

export interface PriceAlertTexts extends EmailTexts {
  product: string;
  wish: string;
  priceNow: string;
  confirm: AlertNews;
  reached: AlertNews;
  /** The way out at the end. */
  stop: string;
  whyThisMail: string;
}
