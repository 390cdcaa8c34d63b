import { describe, expect, it } from "vitest";
import type { MailPurpose } from "./mail-kinds.ts";
import { suppressMail, type DeliveryIssue, type IssueReport } from "./suppress-mail.ts";

const day = 24 * 60 * 60 * 1000;
const report = (kind: DeliveryIssue, onDay = 0): IssueReport => ({
  kind,
  reportedAt: new Date(Date.UTC(2026, 0, 1) + onDay * day),
});

const cases: readonly {
  readonly of: string;
  readonly reports: readonly IssueReport[];
  readonly account: DeliveryIssue | undefined;
  readonly marketing: DeliveryIssue | undefined;
}[] = [
  { of: "nothing came back", reports: [], account: undefined, marketing: undefined },
  {
    of: "the mailbox does not exist",
    reports: [report("hard")],
    account: "hard",
    marketing: "hard",
  },
  {
    of: "its owner complained",
    reports: [report("complaint")],
    account: undefined,
    marketing: "complaint",
  },
  {
    of: "it refused twice in a week",
    reports: [report("soft", 0), report("soft", 3)],
    account: undefined,
    marketing: undefined,
  },
  {
    of: "it refused three times in a week",
    reports: [report("soft", 7), report("soft", 0), report("soft", 3)],
    account: undefined,
    marketing: "soft",
  },
  {
    of: "it refused three times in more than a week",
    reports: [report("soft", 0), report("soft", 3), report("soft", 7.1)],
    account: undefined,
    marketing: undefined,
  },
  {
    of: "the second three of four refusals lie in a week",
    reports: [report("soft", 0), report("soft", 9), report("soft", 12), report("soft", 15)],
    account: undefined,
    marketing: "soft",
  },
  {
    of: "its owner complained, and now it is gone",
    reports: [report("complaint"), report("hard", 5)],
    account: "hard",
    marketing: "hard",
  },
];

describe("what is still sent to an email address where", () => {
  it.each(cases)("$of", ({ reports, account, marketing }) => {
    expect(suppressMail("account", reports)).toBe(account);
    expect(suppressMail("marketing", reports)).toBe(marketing);
    for (const purpose of ["asked", "unkept"] satisfies MailPurpose[])
      expect(suppressMail(purpose, reports), purpose).toBeUndefined();
  });
});
