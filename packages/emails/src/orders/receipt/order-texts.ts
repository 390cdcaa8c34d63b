import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { goodbye } from "../../platform/shared-texts.ts";
import type { OrderEmail } from "./order-email.ts";

interface Opening {
  readonly subject: (reference: string) => MessageDescriptor;
  /** What the inbox shows beside the subject. */
  readonly preview: (serials: number) => MessageDescriptor;
  readonly intro: (serials: number) => MessageDescriptor;
}

export const opening: Readonly<Record<OrderEmail["state"], Opening>> = {
  completed: {
    subject: (reference) => msg`Your AutoTune order ${reference}`,
    preview: (serials) =>
      serials === 0
        ? msg`Your order is complete. Here are the three steps to your first take.`
        : msg({
            message: plural(serials, {
              one: "Your serial number is inside, along with the three steps to your first take.",
              other:
                "Your # serial numbers are inside, along with the three steps to your first take.",
            }),
          }),
    intro: (serials) =>
      serials === 0
        ? msg`Your order is complete. Everything in it is ready in your account.`
        : msg({
            message: plural(serials, {
              one: "Your order is complete and your serial number is below. Keep this email for the day you set up a new computer.",
              other:
                "Your order is complete and your # serial numbers are below. Keep this email for the day you set up a new computer.",
            }),
          }),
  },
  pending: {
    subject: (reference) => msg`We’ve received your AutoTune order ${reference}`,
    preview: () => msg`You’ll get what you bought as soon as your payment arrives.`,
    intro: () =>
      msg`We’ve received your order, and your payment is still on its way. As soon as it arrives, we’ll add everything to your account and email you the details.`,
  },
};

/** The name may be empty. */
export function thank(name: string): MessageDescriptor {
  return name === "" ? msg`Thank you!` : msg`Thank you, ${name}!`;
}

/** Texts of both the HTML and the plain text. */
export const orderTexts = {
  free: msg`Free`,
  gift: msg`A gift with your order`,
  total: msg`Total`,
  seeOrder: msg`View your order`,
  withdraw: msg`Withdraw from this order`,
  nextHeading: msg`What’s next`,
};

/** Those who can begin are wished a good start. */
export function goodbyeOf({ state }: Pick<OrderEmail, "state">): MessageDescriptor {
  return state === "completed" ? msg`Have a great first take,` : goodbye;
}

export function nameUpgrade(name: string): MessageDescriptor {
  return msg`Upgraded from ${name}. This license replaces your earlier one.`;
}

/** Of a serial number and its authentication code. */
export function whereItGoes(name: string): MessageDescriptor {
  return msg`Enter both in ${name} when you open it for the first time.`;
}

/** Leads to the installers of a product. */
export function nameDownload(name: string): MessageDescriptor {
  return msg`Download ${name}`;
}
