import type { Money } from "@autotune/commerce";
import type { Language } from "@autotune/routes";

interface Wish {
  readonly language: Language;
  /** The product's name. */
  readonly product: string;
  readonly wish: Money;
  /** Absolute address of the page that forgets the wish; without an account. */
  readonly stopUrl: string;
}

/** What the mails show that go to whoever wants to know when a product costs no more than they wish. */
export type PriceAlertEmail = Wish &
  (
    | {
        /** Asks the mailbox first. */
        readonly kind: "confirm";
        /** Absolute, with the token. */
        readonly confirmUrl: string;
      }
    | {
        readonly kind: "reached";
        readonly price: Money;
        /** Absolute address of the product's page. */
        readonly productUrl: string;
      }
  );
