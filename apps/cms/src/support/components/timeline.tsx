import { formatMoney } from "@autotune/commerce";
import { sentEmailDays, type StaffCustomer, type TimelineEvent } from "@autotune/contract";
import { timelineWords, wordsOfAction, wordsOfMail } from "./support-words.ts";
import { Timestamp } from "./timestamp.tsx";

interface TimelineProps {
  readonly timeline: StaffCustomer["timeline"];
  readonly hrefOf: (before: string) => string;
}

export function Timeline({ timeline: { events, next }, hrefOf }: TimelineProps) {
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline">Timeline</h2>
      <p className="admin-view-hint">
        Times are in UTC. Emails are listed for {sentEmailDays} days.
      </p>
      <ol aria-labelledby="timeline" className="admin-view-timeline">
        {events.map((event, index) => (
          // Two events may be alike in everything.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${event.at} ${index}`}>
            <Timestamp at={event.at} />
            <strong>{timelineWords[event.kind]}</strong>
            <span>{describe(event)}</span>
          </li>
        ))}
      </ol>
      {next !== null && (
        <nav aria-label="Timeline pages" className="admin-view-pager">
          <a href={hrefOf(next)}>Earlier</a>
        </nav>
      )}
    </section>
  );
}

function describe({ kind, what, more, money }: TimelineEvent): string {
  const subject =
    kind === "mailQueued" || kind === "mailSent"
      ? wordsOfMail(what)
      : kind === "staffActed"
        ? wordsOfAction(what)
        : what;
  const amount = money === null ? "" : formatMoney(money, "en");
  return [subject, amount, more ?? ""].filter((part) => part !== "").join(" · ");
}
