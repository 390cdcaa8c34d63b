import type { Language } from "@autotune/routes";

interface Recipient {
  readonly language: Language;
  /** Of the person who gets it. May be empty. */
  readonly firstName: string;
}

/**
 * What an account e-mail shows, by what happened. Every URL is absolute and in the e-mail's language; URLs with
 * a token lead to pages that ask before they act.
 */
export type AccountEmail = Recipient &
  (
    | { readonly kind: "resetPassword"; readonly resetUrl: string }
    /** To a customer of the shop before this one. */
    | { readonly kind: "reactivateLegacy"; readonly setupUrl: string }
    /** To a person whose account was created without a name or password. */
    | { readonly kind: "completeAccount"; readonly setupUrl: string }
    | {
        readonly kind: "newDevice";
        /** Browser and system. */
        readonly device: string;
        /** Two letters; null where it is not known. */
        readonly country: string | null;
        readonly at: Date;
        readonly securityUrl: string;
      }
    /** Also after a reset. The URL is that of the page on which a reset begins. */
    | { readonly kind: "passwordChanged"; readonly at: Date; readonly resetUrl: string }
    | {
        readonly kind: "passkeyAdded";
        /** As its owner calls it. */
        readonly name: string;
        readonly at: Date;
        readonly securityUrl: string;
      }
    /** Signing up verifies no e-mail address: its owner is asked before any optional e-mail is sent. */
    | { readonly kind: "confirmReminders"; readonly confirmUrl: string }
    /** To the mailbox that the account has. */
    | { readonly kind: "confirmEmailOld"; readonly newEmail: string; readonly confirmUrl: string }
    /** To the mailbox that it is to have. */
    | { readonly kind: "confirmEmailNew"; readonly oldEmail: string; readonly confirmUrl: string }
    /** To both mailboxes. */
    | {
        readonly kind: "emailChanged";
        readonly oldEmail: string;
        readonly newEmail: string;
        readonly securityUrl: string;
      }
    /** What activates a licence; where it was regenerated, what did so before works no more. */
    | {
        readonly kind: "licence";
        readonly product: string;
        readonly serial: string;
        readonly authenticationString: string;
        readonly isRegenerated: boolean;
        readonly accountUrl: string;
      }
    /** What a code has granted, to the person who redeemed it. */
    | {
        readonly kind: "codeRedeemed";
        /** Who issued the code. */
        readonly dealer: string;
        readonly licences: readonly {
          readonly product: string;
          readonly serial: string;
          readonly authenticationString: string;
        }[];
        readonly accountUrl: string;
      }
    | {
        readonly kind: "transferGive";
        readonly product: string;
        readonly serial: string;
        readonly toEmail: string;
        readonly confirmUrl: string;
      }
    /** Of the giver it shows the name alone: the reader may have nothing to do with them. */
    | {
        readonly kind: "transferTake";
        readonly product: string;
        readonly fromName: string;
        readonly confirmUrl: string;
      }
    | {
        readonly kind: "transferDone";
        readonly product: string;
        readonly role: "giver" | "taker";
        /** To the giver the taker's e-mail address, to the taker the giver's name. */
        readonly other: string;
        readonly accountUrl: string;
      }
    /** To either side of the transfer. */
    | {
        readonly kind: "transferEnded";
        readonly product: string;
        readonly reason: "declined" | "withdrawn" | "expired";
        readonly accountUrl: string;
      }
    /** To the mailbox of the account that would end. */
    | { readonly kind: "confirmMerge"; readonly keptEmail: string; readonly confirmUrl: string }
    | {
        readonly kind: "merged";
        readonly keptEmail: string;
        readonly mergedEmail: string;
        readonly accountUrl: string;
      }
    | { readonly kind: "erasureScheduled"; readonly dueAt: Date; readonly accountUrl: string }
    | { readonly kind: "erasureCancelled"; readonly accountUrl: string }
    /** To a person who requested erasure and has a plan that would still be charged. */
    | { readonly kind: "erasureStopped"; readonly accountUrl: string }
    | { readonly kind: "erased" }
    | { readonly kind: "exportReady"; readonly downloadUrl: string; readonly expiresAt: Date }
    /** The receipt of a declaration, with everything that was declared; the name is the whole one. */
    | {
        readonly kind: "withdrawalReceived";
        readonly reference: string;
        /** In their own words; empty for the whole order. */
        readonly part: string;
        readonly receivedAt: Date;
        readonly id: string;
      }
    /** What came of a declaration. */
    | {
        readonly kind: "withdrawalSettled";
        readonly outcome: "accepted" | "refused";
        readonly reference: string;
        /** Of the receipt. */
        readonly id: string;
      }
  );
