import { describe, expect, it } from "vitest";
import { judgeDelivery, type Delivery } from "./judge-delivery.ts";

const cases: readonly [string, string, string, string, Delivery][] = [
  ["no such mailbox", "failed", "5.1.1", "550 5.1.1 user unknown", "hard"],
  ["no such domain", "failed", "5.1.2", "", "hard"],
  ["moved away", "failed", "5.1.6", "", "hard"],
  ["a domain that takes no mail", "failed", "5.1.10", "", "hard"],
  ["a mailbox that was closed", "failed", "5.2.1", "", "hard"],
  ["the reason in words alone", "failed", "5.0.0", "smtp; 550 5.1.1 no such user", "hard"],
  ["no status, the reason in words", "failed", "", "550-5.1.1 The account does not exist", "hard"],
  ["a full mailbox", "failed", "5.2.2", "552 5.2.2 over quota", "soft"],
  ["too large a mail", "failed", "5.3.4", "", "soft"],
  ["given up after days", "failed", "4.4.1", "connection timed out", "soft"],
  ["our sender is not liked", "failed", "5.1.8", "", "soft"],
  ["our server is not liked", "failed", "5.7.1", "550 5.7.1 blocked", "soft"],
  ["refused without a reason", "failed", "5.0.0", "550 no", "soft"],
  ["refused without a word", "failed", "", "", "soft"],
  ["still being tried", "delayed", "4.4.1", "", "undecided"],
  ["arrived", "delivered", "2.1.5", "", "delivered"],
  ["handed on", "relayed", "2.1.9", "", "delivered"],
  ["an action that nobody knows", "dreamt", "5.1.1", "", "undecided"],
];

describe("what a mail server's report means for an email address", () => {
  it.each(cases)("%s", (_, action, status, diagnostic, expected) => {
    expect(judgeDelivery({ action, status, diagnostic })).toBe(expected);
  });
});
