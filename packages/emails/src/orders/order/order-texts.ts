import type { Interval } from "@autotune/commerce";
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
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
        ? msg`Your order is complete. Everything in it is waiting in your account.`
        : msg({
            message: plural(serials, {
              one: "Your order is complete and your serial number is below. Keep this e-mail for the day you set up a new computer.",
              other:
                "Your order is complete and your # serial numbers are below. Keep this e-mail for the day you set up a new computer.",
            }),
          }),
  },
  pending: {
    subject: (reference) => msg`We have your AutoTune order ${reference}`,
    preview: () => msg`Your licences come as soon as the payment arrives.`,
    intro: () =>
      msg`We have your order. Your licences come by e-mail as soon as the payment arrives, and they will be in your account too.`,
  },
};

/** The name may be empty. */
export function thank(firstName: string): MessageDescriptor {
  return firstName === "" ? msg`Thank you!` : msg`Thank you, ${firstName}!`;
}

/** Texts of both the HTML and the plain text. */
export const orderTexts = {
  free: msg`Free`,
  gift: msg`A gift with your order`,
  total: msg`Total`,
  seeOrder: msg`See your order`,
  invoice: msg`Open the invoice`,
  nextHeading: msg`What happens next`,
  /** The closing line for those who can begin. */
  goodFirstTake: msg`Have a great first take,`,
};

export const steps = [
  { title: msg`Install`, text: msg`Download the installer from your account and open it.` },
  { title: msg`Sign in`, text: msg`Use the account that belongs to this e-mail address.` },
  {
    title: msg`Sing`,
    text: msg`Put it on a vocal track, choose the key of your song, and press record.`,
  },
];

export function nameUpgrade(name: string): MessageDescriptor {
  return msg`Upgrade from ${name}; your earlier licence is replaced.`;
}

/** Leads to the installers of a product. */
export function nameDownload(name: string): MessageDescriptor {
  return msg`Download ${name}`;
}

export function nameInterval({ count, unit }: Interval): MessageDescriptor {
  return unit === "m"
    ? msg({ message: plural(count, { 1: "every month", other: "every # months" }) })
    : msg({ message: plural(count, { 1: "every year", other: "every # years" }) });
}
