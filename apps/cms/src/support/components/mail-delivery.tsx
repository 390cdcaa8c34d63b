import { sentEmailDays, type deliveryIssues, type StaffMailbox } from "@autotune/contract";
import { actPath } from "../api/act-endpoint.ts";
import { ActionForm } from "./action-form.tsx";
import { Badge } from "./badge.tsx";
import { Timestamp } from "./timestamp.tsx";

type DeliveryIssue = (typeof deliveryIssues)[number];

const issueWords: Readonly<Record<DeliveryIssue, string>> = {
  hard: "The mailbox doesn’t exist",
  soft: "The mailbox didn’t accept an email",
  complaint: "The customer marked an email as spam",
};

interface MailDeliveryProps {
  readonly customer: number;
  readonly email: string;
  readonly mailbox: StaffMailbox;
}

/** Whether mail gets through to the customer. Nothing is shown where it does. */
export function MailDelivery({ customer, email, mailbox }: MailDeliveryProps) {
  const { reports, withheld } = mailbox;
  if (reports.length === 0 && withheld.length === 0) return null;
  const isIn = (...issues: DeliveryIssue[]) => reports.some(({ kind }) => issues.includes(kind));
  return (
    <section aria-labelledby="mail">
      <h2 id="mail">Email</h2>
      <article className="admin-view-card">
        <h3>
          {email} <State isGone={isIn("hard")} isWorking={reports.length === 0} />
        </h3>
        <ul>
          {reports.map(({ kind, status, diagnostic, reportedAt }) => (
            <li key={reportedAt + kind}>
              {issueWords[kind]}, <Timestamp at={reportedAt} />
              {status !== "" && ` · ${status}`}
              {diagnostic !== "" && (
                <>
                  {" "}
                  · <code>{diagnostic}</code>
                </>
              )}
            </li>
          ))}
        </ul>
        {isIn("complaint") && (
          <p className="admin-view-hint">
            News and offers stay off until the customer signs up again in their email preferences or
            with the newsletter form.
          </p>
        )}
        {withheld.length > 0 && (
          <>
            <p>Not sent in the last {sentEmailDays} days:</p>
            <ul>
              {withheld.map(({ kind, at }) => (
                <li key={at + kind}>
                  {wordsOfKind(kind)}, <Timestamp at={at} />
                </li>
              ))}
            </ul>
          </>
        )}
        {isIn("hard", "soft") && (
          <ActionForm
            action="clear-mailbox"
            endpoint={actPath}
            button="Resume emails"
            customer={customer}
            subject={customer}
            title="Email works again"
          >
            <p>
              Only if the customer says so or writes from {email}. Unsent emails stay unsent: resend
              the order or license email if it’s one of them.
            </p>
          </ActionForm>
        )}
      </article>
    </section>
  );
}

function State({ isGone, isWorking }: { readonly isGone: boolean; readonly isWorking: boolean }) {
  if (isWorking) return <Badge tone="good">works again</Badge>;
  return <Badge tone="warning">{isGone ? "bouncing" : "delivery problems"}</Badge>;
}

/** `plan.trialEnding` is what the shop calls it. */
function wordsOfKind(kind: string): string {
  return kind
    .replace(".", " ")
    .replace("licence", "license")
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());
}
