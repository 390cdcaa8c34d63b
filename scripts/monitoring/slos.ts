/** What the shop promises to its customers, as a share of what they do. */
export interface Slo {
  readonly name: string;
  readonly promise: string;
  /** The share that must go well, over thirty days. */
  readonly objective: number;
  /** The rates of what went wrong and of all, over a window of Prometheus (`5m`). */
  readonly bad: (window: string) => string;
  readonly all: (window: string) => string;
}

/** Jobs that were done later than the bucket `le`, in seconds; retries count. */
const lateJobs = (queue: string, le: number) => (window: string) =>
  `sum(rate(job_completion_seconds_count{${queue}}[${window}])) - sum(rate(job_completion_seconds_bucket{${queue}, le="${le}"}[${window}]))`;
const allJobs = (queue: string) => (window: string) =>
  `sum(rate(job_completion_seconds_count{${queue}}[${window}]))`;

const events = 'queue="handle-provider-event"';
const emailQueues = "send-.*-email";
/** The marketing mail among them: the hourly limit holds it back, for days if it is set so. */
const bulkEmailQueues = "send-digest-email";
const emails = `queue=~"${emailQueues}", queue!~"${bulkEmailQueues}"`;
const checkouts = 'job="web", route="/laravel/rest/checkout", method="POST"';

export const slos: readonly Slo[] = [
  {
    name: "pages",
    promise: "999 of 1,000 pages are shown",
    objective: 0.999,
    bad: (window) =>
      `sum(rate(http_request_duration_seconds_count{job="web", route="/*", status=~"5.."}[${window}])) or vector(0)`,
    // Those from memory are not timed, and are most of them.
    all: (window) =>
      `sum(rate(http_request_duration_seconds_count{job="web", route="/*"}[${window}])) + sum(rate(page_responses_total{job="web", source="memory"}[${window}]))`,
  },
  {
    name: "checkout",
    promise:
      "995 of 1,000 carts that somebody wants to pay for get an answer that is not our fault",
    objective: 0.995,
    bad: (window) =>
      `sum(rate(http_request_duration_seconds_count{${checkouts}, status=~"5.."}[${window}])) or vector(0)`,
    all: (window) => `sum(rate(http_request_duration_seconds_count{${checkouts}}[${window}]))`,
  },
  {
    name: "licence",
    promise:
      "99 of 100 events of the payment provider are applied within a minute of their webhook",
    objective: 0.99,
    bad: lateJobs(events, 60),
    all: allJobs(events),
  },
  {
    name: "mail",
    promise:
      "99 of 100 emails other than marketing mail are with the mail server within five minutes",
    objective: 0.99,
    bad: lateJobs(emails, 300),
    all: allJobs(emails),
  },
  {
    name: "publication",
    promise: "99 of 100 publications are in a web process within five seconds",
    objective: 0.99,
    bad: (window) =>
      `sum(rate(publication_delay_seconds_count{job="web"}[${window}])) - sum(rate(publication_delay_seconds_bucket{job="web", le="5"}[${window}]))`,
    all: (window) => `sum(rate(publication_delay_seconds_count{job="web"}[${window}]))`,
  },
];
