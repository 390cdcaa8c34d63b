import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** Texts of more than one e-mail. */
export const goodbye = msg`Warm wishes,`;
export const team = msg`the AutoTune team`;
export const demonstration = msg`This is a demonstration shop. Nothing was really sold, and no money moved.`;
export const orderNumber = msg`Order number`;
export const serialNumber = msg`Serial number`;
export const authenticationCode = msg`Authentication code`;
/** The unsubscribe link at the end of an optional e-mail. */
export const chooseEmails = msg`Choose which e-mails you get, or none`;

/** The name may be empty. */
export function greet(firstName: string): MessageDescriptor {
  return firstName === "" ? msg`Hello,` : msg`Hello ${firstName},`;
}

export function whyOrderEmail(reference: string): MessageDescriptor {
  return msg`You receive this e-mail because order ${reference} was placed with this address.`;
}

/** With the sign and the spaces that the language puts between the two. */
export function labelled(label: string, value: string | number): MessageDescriptor {
  return msg`${label}: ${value}`;
}

/** Above what stands on a line of its own. */
export function captioned(label: string): MessageDescriptor {
  return msg`${label}:`;
}
