import { plural } from "../../plural.ts";
import { everyInterval } from "../every-interval.ts";
import { en as letter } from "../letter/en.ts";
import type { OrderTexts } from "./order-texts.ts";

const introWithSerials = plural("en", {
  one: "Your order is complete and your serial number is below. Keep this e-mail for the day you set up a new computer.",
  other:
    "Your order is complete and your # serial numbers are below. Keep this e-mail for the day you set up a new computer.",
});
const previewWithSerials = plural("en", {
  one: "Your serial number is inside, along with the three steps to your first take.",
  other: "Your # serial numbers are inside, along with the three steps to your first take.",
});

export const en: OrderTexts = {
  ...letter,
  opening: {
    completed: {
      subject: (reference) => `Your AutoTune order ${reference}`,
      preview: (serials) =>
        serials === 0
          ? "Your order is complete. Here are the three steps to your first take."
          : previewWithSerials(serials),
      intro: (serials) =>
        serials === 0
          ? "Your order is complete. Everything in it is waiting in your account."
          : introWithSerials(serials),
    },
    pending: {
      subject: (reference) => `We have your AutoTune order ${reference}`,
      preview: () => "Your licences come as soon as the payment arrives.",
      intro: () =>
        "We have your order. Your licences come by e-mail as soon as the payment arrives, and they will be in your account too.",
    },
  },
  thanks: (firstName) => (firstName === "" ? "Thank you!" : `Thank you, ${firstName}!`),
  placedOn: "Placed on",
  quantity: "Quantity",
  licence: (ordinal, count) => `Licence ${ordinal} of ${count}`,
  upgradedFrom: (name) => `Upgrade from ${name}; your earlier licence is replaced.`,
  free: "Free",
  gift: "A gift with your order",
  every: everyInterval({
    m: { one: "every month", other: "every # months" },
    y: { one: "every year", other: "every # years" },
  }),
  freeUntil: (date, price, every) =>
    `Free until ${date}, then ${price} ${every}, unless you cancel.`,
  renewsOn: (date, price, every) =>
    `${price} ${every}. The next charge is on ${date}, unless you cancel.`,
  renews: (price, every) => `${price} ${every}, until you cancel.`,
  subtotal: "Subtotal",
  discount: "Discount",
  tax: "Tax",
  taxIncluded: "Tax, already included",
  total: "Total",
  paidWith: (cardEnding) => `Paid with the card ending in ${cardEnding}`,
  download: (name) => `Download ${name}`,
  seeOrder: "See your order",
  invoice: "Open the invoice",
  setup: {
    heading: "Your account is one step away",
    text: "Choose a password, and your downloads, licences and receipts are all in one place. The link is good for 30 days.",
    button: "Set up your account",
  },
  nextHeading: "What happens next",
  steps: [
    { title: "Install", text: "Download the installer from your account and open it." },
    { title: "Sign in", text: "Use the account that belongs to this e-mail address." },
    {
      title: "Sing",
      text: "Put it on a vocal track, choose the key of your song, and press record.",
    },
  ],
  goodFirstTake: "Have a great first take,",
};
