import type { Money } from "@autotune/commerce";
import type { Language } from "@autotune/routes";

interface Wish {
  readonly language: Language;
  /** The product's name. */
  readonly product: string;
  readonly wish: Money;
  /** Absolute URL of the page that deletes the alert; without an account. */
  readonly stopUrl: string;
}

/** What the price alert e-mails show. */
export type PriceAlertEmail = Wish &
  (
    | {
        /** Asks for confirmation first. */
        readonly kind: "confirm";
        /** Absolute, with the token. */
        readonly confirmUrl: string;
      }
    | {
        readonly kind: "reached";
        readonly price: Money;
        /** Absolute URL of the product's page. */
        readonly productUrl: string;
      }
  );
