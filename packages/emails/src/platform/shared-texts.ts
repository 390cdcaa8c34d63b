import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";

/** Texts of more than one e-mail. */
export const goodbye = msg`Best,`;
export const team = msg`The AutoTune team`;
export const orderNumber = msg`Order number`;
export const serialNumber = msg`Serial number`;
/** The instant after which the button leads nowhere. */
export const linkWorksUntil = msg`Link works until`;
export const viewInvoice = msg`View the invoice`;
export const authenticationCode = msg`Authentication code`;
/** The unsubscribe link at the end of an optional e-mail. */
export const chooseEmails = msg`Choose which emails you get, or unsubscribe`;

/** The name may be empty. */
export function greet(name: string): MessageDescriptor {
  return name === "" ? msg`Hi,` : msg`Hi ${name},`;
}

/** Its account may have another address by now than the order was placed with. */
export function whyOrderEmail(reference: string): MessageDescriptor {
  return msg`You’re receiving this email because of your order ${reference}.`;
}

/** Under the button of a link that can be used once. */
export function goodForHours(hours: number): MessageDescriptor {
  return msg`The link is good for ${plural(hours, { one: "# hour", other: "# hours" })} and works once.`;
}

export function goodForDays(days: number): MessageDescriptor {
  return msg`The link is good for ${plural(days, { one: "# day", other: "# days" })} and works once.`;
}

/** With the sign and the spaces that the language puts between the two. */
export function labelled(label: string, value: string | number): MessageDescriptor {
  return msg`${label}: ${value}`;
}

/** Above what stands on a line of its own. */
export function captioned(label: string): MessageDescriptor {
  return msg`${label}:`;
}
