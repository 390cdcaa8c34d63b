import { languageNames } from "@autotune/routes";
import { documentUrl } from "../documents/collection-name.ts";
import { monthAfter, monthOf, weeksOf, writeMonth, type Month } from "./month.ts";
import type { PlannedChange } from "./read-schedule.ts";
import { scheduleRoot } from "./schedule-urls.ts";

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const title = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });
const time = new Intl.DateTimeFormat("en", {
  hour: "2-digit",
  minute: "2-digit",
  hour12: false,
  timeZone: "UTC",
});

interface CalendarProps {
  readonly shown: Month;
  readonly today: Date;
  readonly planned: readonly PlannedChange[];
}

/** A month with what goes live, and offline, on each day. */
export function Calendar({ shown, today, planned }: CalendarProps) {
  const inMonth = planned.filter(({ at }) => writeMonth(monthOf(at)) === writeMonth(shown));
  const isThisMonth = writeMonth(monthOf(today)) === writeMonth(shown);
  const name = title.format(new Date(Date.UTC(shown.year, shown.month - 1, 1)));
  return (
    <section aria-label={name}>
      <div className="schedule-head">
        <h2>{name}</h2>
        <a href={`${scheduleRoot}?month=${writeMonth(monthAfter(shown, -1))}`}>Earlier</a>
        <a href={`${scheduleRoot}?month=${writeMonth(monthAfter(shown, 1))}`}>Later</a>
      </div>
      <table className="schedule-calendar">
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(shown).map((week) => (
            <tr key={week.find((day) => day !== undefined)}>
              {week.map((day, column) => (
                <td
                  aria-current={isThisMonth && day === today.getUTCDate() ? "date" : undefined}
                  key={weekdays[column]}
                >
                  {day !== undefined && <span className="schedule-day">{day}</span>}
                  <ul>
                    {inMonth
                      .filter(({ at }) => at.getUTCDate() === day)
                      .map(
                        ({ id, at, type, collection, documentId, title: document, language }) => (
                          <li className={`schedule-change schedule-change--${type}`} key={id}>
                            <time dateTime={at.toISOString()}>{time.format(at)}</time>{" "}
                            <a href={documentUrl(collection, documentId)}>{document}</a>
                            {type === "unpublish" && " goes offline"}
                            {language !== undefined && ` in ${languageNames[language]}`}
                          </li>
                        ),
                      )}
                  </ul>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="admin-view-hint">All times are in UTC.</p>
    </section>
  );
}
