import { en as letter } from "../letter/en.ts";
import type { AccountTexts } from "./account-texts.ts";

const forOneHour = "The link is good for 1 hour and works once.";
const forOneDay = "The link is good for 24 hours and works once.";
const forTwoWeeks = "The link is good for 14 days.";
const forOneMonth = "The link is good for 30 days and works once.";
const whyTransfer =
  "You receive this e-mail because this address was named in the transfer of a licence.";

export const en: AccountTexts = {
  ...letter,
  product: "Product",
  device: "Device",
  country: "Country",
  time: "Time",
  passkey: "Passkey",
  oldEmail: "Old address",
  newEmail: "New address",
  from: "From",
  to: "To",
  keptAccount: "Account that stays",
  mergedAccount: "Account that ended",
  deletedOn: "Deleted on",
  availableUntil: "Available until",
  name: "Name",
  part: "Concerns",
  wholeOrder: "The whole order",
  receivedAt: "Received",
  receiptNumber: "Receipt number",
  news: {
    resetPassword: {
      subject: "Choose a new AutoTune password",
      heading: "Choose a new password",
      intro:
        "Somebody asked for a new password for the account with this address. Press the button to choose it; all devices are then signed out.",
      notes: [],
      action: "Choose a new password",
      afterword: [
        forOneHour,
        "If it was not you, do nothing: your account stays as it is, and nobody gets in without this link.",
      ],
    },
    reactivateLegacy: {
      subject: "Reactivate your AutoTune account",
      heading: "Welcome back",
      intro:
        "AutoTune has a new shop, and your account has moved with it. Choose a new password once, and everything you own is here again.",
      notes: [],
      action: "Reactivate your account",
      afterword: [
        forOneMonth,
        "If it was not you who tried to sign in, do nothing: nobody gets in without this link.",
      ],
    },
    completeAccount: {
      subject: "Complete your AutoTune account",
      heading: "Your account is almost ready",
      intro:
        "Only your name and a password are missing. Then your downloads, licences and receipts are all in one place.",
      notes: [],
      action: "Complete your account",
      afterword: [
        forOneMonth,
        "If it was not you who asked for it, do nothing: nobody gets in without this link.",
      ],
    },
    newDevice: {
      subject: "New sign-in to your AutoTune account",
      heading: "A sign-in from a new device",
      intro:
        "Somebody signed in to your account from a device that we had not seen before. We always tell you when that happens.",
      notes: [
        "If it was you, there is nothing to do.",
        "If it was not you, end that device’s session in your account right away, then choose a new password.",
      ],
      action: "Check your devices",
      afterword: [],
    },
    passwordChanged: {
      subject: "Your AutoTune password has changed",
      heading: "Your password has changed",
      intro: "Your account has a new password, and all other devices have been signed out.",
      notes: [
        "If it was you, there is nothing to do.",
        "If it was not you, reset your password right away. Then check that nobody else can read your mailbox.",
      ],
      action: "Reset your password",
      afterword: [],
    },
    passkeyAdded: {
      subject: "New passkey for your AutoTune account",
      heading: "A new passkey",
      intro: "A passkey was added to your account. It signs you in without a password.",
      notes: [
        "If it was you, there is nothing to do.",
        "If it was not you, remove the passkey in your account right away, then choose a new password.",
      ],
      action: "Check your passkeys",
      afterword: [],
    },
    confirmEmailOld: {
      subject: "Confirm the new address of your AutoTune account",
      heading: "A new address for your account?",
      intro:
        "A new e-mail address was entered for your account. It takes this one’s place as soon as both mailboxes, this one and the new one, have confirmed it.",
      notes: [],
      action: "Confirm the change",
      afterword: [
        forOneDay,
        "If it was not you, do not confirm: your address then stays as it is. Choose a new password right away, because somebody else knows yours.",
      ],
    },
    confirmEmailNew: {
      subject: "Confirm this address for your AutoTune account",
      heading: "Is this your new address?",
      intro:
        "This address was entered as the new one of an AutoTune account. It takes the old one’s place as soon as both mailboxes, this one and the old one, have confirmed it.",
      notes: [],
      action: "Confirm this address",
      afterword: [
        forOneDay,
        "If it was not you, do nothing: without your confirmation nothing changes.",
      ],
      why: "You receive this e-mail because this address was entered as the new one of an account.",
    },
    emailChanged: {
      subject: "Your AutoTune account has a new address",
      heading: "Your new address is in place",
      intro:
        "From now on you sign in with your new address, and our letters go there. All other devices have been signed out.",
      notes: [
        "If it was you, there is nothing to do.",
        "If it was not you, check your account right away and choose a new password. If you no longer get in, write to our support.",
      ],
      action: "Check your account",
      afterword: [],
      why: "You receive this e-mail because this address belongs to the account, or did until now.",
    },
    licence: {
      subject: "Your AutoTune licence",
      heading: "Your licence",
      intro:
        "Here are the serial number and the authentication code of your licence, as you asked. Together they activate the software.",
      notes: [],
      action: "See your licence",
      afterword: [
        "If it was not you who asked for them, there is nothing to do: nothing has changed.",
      ],
    },
    licenceRegenerated: {
      subject: "Your AutoTune licence has a new serial number",
      heading: "A new serial number",
      intro:
        "Our support has given your licence a new serial number and a new authentication code. The old ones no longer work.",
      notes: [
        "Your computers have been deactivated. Activate them again with the new serial number and the new code.",
      ],
      action: "See your licence",
      afterword: ["If it was not you who asked for it, please write to our support."],
    },
    codeRedeemed: {
      subject: "Your AutoTune code is redeemed",
      heading: "Your code is redeemed",
      intro:
        "What your code gives is yours now: here are the serial number and the authentication code. Together they activate the software.",
      notes: [
        "The downloads are in your account. The code itself has done its work and cannot be used again.",
      ],
      action: "See your licence",
      afterword: [
        "If it was not you who redeemed the code, choose a new password right away and write to our support.",
      ],
    },
    transferGive: {
      subject: "Confirm the transfer of your licence",
      heading: "Give this licence away?",
      intro:
        "You have begun to transfer a licence to another person. It moves as soon as you have both agreed.",
      notes: [
        "Afterwards it belongs to the other person alone and no longer works on your computers. You cannot take it back then.",
      ],
      action: "Confirm the transfer",
      afterword: [
        `${forTwoWeeks} Until you have both agreed, you can withdraw the transfer in your account.`,
        "If it was not you, do not confirm: the licence then stays with you. Choose a new password right away.",
      ],
    },
    transferTake: {
      subject: "An AutoTune licence is waiting for you",
      heading: "A licence for you",
      intro:
        "Somebody would like to transfer a licence to you. It is yours as soon as you have both agreed.",
      notes: [
        "We charge nothing for it. If there is no account with this address yet, we set one up for you.",
      ],
      action: "Accept or decline",
      afterword: [
        forTwoWeeks,
        "If you do not know this person, decline or do nothing: the licence then stays where it is.",
      ],
      why: whyTransfer,
    },
    transferGiven: {
      subject: "Your licence has been transferred",
      heading: "Your licence has a new owner",
      intro:
        "You have both agreed, and the licence has moved. It no longer works on your computers.",
      notes: [
        "If it was not you who agreed, choose a new password right away and write to our support.",
      ],
      action: "Open your account",
      afterword: [],
    },
    transferTaken: {
      subject: "Your new licence is here",
      heading: "The licence is yours",
      intro:
        "You have both agreed, and the licence is now in your account, with its serial number and its downloads.",
      notes: [
        "If your account is new, set it up first: the link for that comes in an e-mail of its own.",
      ],
      action: "See your licence",
      afterword: [],
      why: whyTransfer,
    },
    transferDeclined: {
      subject: "The transfer of a licence was declined",
      heading: "The transfer was declined",
      intro: "The licence was not accepted. It stays with its owner and works on as before.",
      notes: [],
      action: "Open your account",
      afterword: [],
      why: whyTransfer,
    },
    transferWithdrawn: {
      subject: "The transfer of a licence was withdrawn",
      heading: "The transfer was withdrawn",
      intro:
        "The owner has withdrawn the transfer. The licence stays with its owner and works on as before.",
      notes: [],
      action: "Open your account",
      afterword: [],
      why: whyTransfer,
    },
    transferExpired: {
      subject: "The transfer of a licence has expired",
      heading: "The transfer has expired",
      intro:
        "The transfer was not confirmed by both sides in time. The licence stays with its owner and works on as before.",
      notes: ["The owner can begin a new transfer at any time."],
      action: "Open your account",
      afterword: [],
      why: whyTransfer,
    },
    confirmMerge: {
      subject: "Make your two AutoTune accounts one?",
      heading: "Make your two accounts one?",
      intro:
        "From the account below somebody asked to take in the account with this address. If both are yours, confirm it.",
      notes: [
        "Orders, licences and plans then move there. The account with this address ends, which cannot be undone.",
      ],
      action: "Look and confirm",
      afterword: [
        forOneDay,
        "If it was not you, do not confirm: everything in this account would go to somebody else. If you do nothing, nothing changes.",
      ],
    },
    confirmReminders: {
      subject: "Reminders about your cart?",
      heading: "Reminders about your cart?",
      intro:
        "Somebody signed in with this address wants one mail when something is left in the cart. If it was you, confirm it.",
      notes: [],
      action: "Look and confirm",
      afterword: ["If it was not you, do nothing: no reminder comes."],
    },
    merged: {
      subject: "Your two AutoTune accounts are one now",
      heading: "Your accounts are one now",
      intro:
        "Orders, licences and plans of both are now in one account. Sign in with its address; the other account no longer exists.",
      notes: ["If it was not you, write to our support right away."],
      action: "Open your account",
      afterword: [],
      why: "You receive this e-mail because one of the two accounts has, or had, this address.",
    },
    erasureScheduled: {
      subject: "Your AutoTune account will be deleted",
      heading: "Your account will be deleted",
      intro:
        "You have asked us to delete your account and your personal data. Until then you can change your mind.",
      notes: [
        "After that you can no longer reach your licences and downloads. Orders and invoices we keep only as long as the law demands.",
      ],
      action: "Keep your account",
      afterword: [
        "If it was not you, sign in, keep your account, and choose a new password right away.",
      ],
    },
    erasureCancelled: {
      subject: "Your AutoTune account stays",
      heading: "Good to have you here",
      intro: "The deletion is called off. Your account, licences and downloads are as they were.",
      notes: [],
      action: "Open your account",
      afterword: ["If it was not you, choose a new password right away."],
    },
    erasureStopped: {
      subject: "Your AutoTune account was not deleted",
      heading: "Your account is still here",
      intro:
        "You had asked us to delete your account, but it has a plan that would still be charged. So we have not deleted it, and your request is withdrawn.",
      notes: ["If you still want it deleted, cancel the plan first, then ask for it again."],
      action: "Open your account",
      afterword: [],
    },
    erased: {
      subject: "Your AutoTune account has been deleted",
      heading: "Your account is deleted",
      intro:
        "Your account and your personal data have been deleted, as you asked. Orders and invoices we keep only as long as the law demands.",
      notes: ["This is our last letter to this account. Thank you for singing with us."],
      action: null,
      afterword: [],
      goodbye: "All the best,",
      why: "You receive this e-mail because the account with this address has been deleted.",
    },
    exportReady: {
      subject: "Your AutoTune data is ready",
      heading: "Your data is ready",
      intro: "Everything that our shop knows about you is in one file, as you asked.",
      notes: ["Only you can open it: sign in first, then the download begins."],
      action: "Download your data",
      afterword: [
        "If it was not you who asked for it, choose a new password right away. Nobody gets the file without signing in.",
      ],
    },
    withdrawalReceived: {
      subject: "We have received your withdrawal",
      heading: "Your withdrawal has reached us",
      intro:
        "You have declared that you withdraw from the contract below. This e-mail is your receipt; please keep it.",
      notes: [
        "We look at your declaration and write to you. What is due to you we refund within 14 days, the way you paid.",
      ],
      action: null,
      afterword: ["If it was not you who declared this, write to our support."],
      why: "You receive this e-mail because a withdrawal was declared with this address.",
    },
    withdrawalAccepted: {
      subject: "Your withdrawal is accepted",
      heading: "We have accepted your withdrawal",
      intro: "We have looked at your declaration: you are out of the contract below.",
      notes: [
        "What is due to you goes back the way you paid. A mail of its own tells you the amount.",
      ],
      action: null,
      afterword: [],
      why: "You receive this e-mail because a withdrawal was declared with this address.",
    },
    withdrawalRefused: {
      subject: "We cannot accept your withdrawal",
      heading: "Your withdrawal was not accepted",
      intro: "We have looked at your declaration and cannot accept it for the contract below.",
      notes: [
        "If you want to know why, or see it differently, write to our support and name the receipt number.",
      ],
      action: null,
      afterword: [],
      why: "You receive this e-mail because a withdrawal was declared with this address.",
    },
  },
  whyThisMail: "You receive this e-mail because it concerns the account with this address.",
};
