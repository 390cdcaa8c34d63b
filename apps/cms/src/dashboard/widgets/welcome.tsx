import type { WidgetServerProps } from "payload";
import { shortcutsOf } from "../shortcuts.ts";
import "../dashboard.css";

const dayFormat = new Intl.DateTimeFormat("en", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

function formatToday(): string {
  return dayFormat.format(new Date());
}

/** Which day it is, and what this role begins most often. */
export function WelcomeWidget({ req: { user } }: WidgetServerProps) {
  if (user === null) return null;
  return (
    <div className="dashboard-welcome">
      <div>
        <p className="dashboard-welcome__day">{formatToday()}</p>
        <h1>Dashboard</h1>
      </div>
      <ul className="dashboard-shortcuts" aria-label="Shortcuts">
        {shortcutsOf(user.role).map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
