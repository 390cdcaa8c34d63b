import type { DashboardConfig, WidgetInstance } from "payload";
import type { roles } from "../access/roles.ts";

/** Each checks for itself who looks: people may put any widget onto their own dashboard. */
const widgets = {
  welcome: { label: "Welcome", Component: "/dashboard/widgets/welcome.tsx#WelcomeWidget" },
  figures: { label: "Today", Component: "/dashboard/widgets/figures.tsx#FiguresWidget" },
  waiting: { label: "What waits", Component: "/dashboard/widgets/waiting.tsx#WaitingWidget" },
  schedule: {
    label: "Goes live next",
    Component: "/dashboard/widgets/schedule.tsx#ScheduleWidget",
  },
  drafts: { label: "Unpublished changes", Component: "/dashboard/widgets/drafts.tsx#DraftsWidget" },
  translations: {
    label: "Translations",
    Component: "/dashboard/widgets/translations.tsx#TranslationsWidget",
  },
} as const;

const contentLayout: WidgetInstance[] = [
  { widgetSlug: "waiting", width: "medium" },
  { widgetSlug: "schedule", width: "medium" },
  { widgetSlug: "drafts", width: "medium" },
  { widgetSlug: "translations", width: "medium" },
];
const welcome: WidgetInstance = { widgetSlug: "welcome", width: "full" };
const figures: WidgetInstance = { widgetSlug: "figures", width: "full" };
const customers: WidgetInstance = { widgetSlug: "waiting", width: "full" };

/** What somebody sees who has arranged nothing: what their role can act on, the most pressing first. */
const layouts: Readonly<Record<(typeof roles)[number], WidgetInstance[]>> = {
  admin: [welcome, figures, ...contentLayout],
  editor: [welcome, ...contentLayout],
  translator: [welcome, { widgetSlug: "translations", width: "full" }],
  support: [welcome, customers],
  manager: [welcome, figures, customers],
};

export const dashboard: DashboardConfig = {
  widgets: Object.entries(widgets).map(([slug, widget]) => ({
    slug,
    minWidth: "medium",
    maxWidth: "full",
    ...widget,
  })),
  defaultLayout: ({ req: { user } }) => (user === null ? [] : layouts[user.role]),
};
