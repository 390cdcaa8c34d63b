import type { Slo } from "./slos.ts";

export interface Panel {
  readonly title: string;
  readonly unit: "short" | "s" | "percentunit" | "reqps" | "bytes";
  /** PromQL, by the name of its line. */
  readonly queries: Readonly<Record<string, string>>;
}

export interface Dashboard {
  readonly uid: string;
  readonly title: string;
  readonly panels: readonly Panel[];
}

const quantile = (share: number, metric: string, by = "") =>
  `histogram_quantile(${share}, sum by (le${by === "" ? "" : `, ${by}`}) (rate(${metric}_bucket[5m])))`;

const panel = (title: string, unit: Panel["unit"], queries: Panel["queries"]): Panel => ({
  title,
  unit,
  queries,
});

/** For whoever is on duty: does the shop sell, and if not, which part stops it. */
export function dashboardsOf(slos: readonly Slo[]): readonly Dashboard[] {
  return [
    {
      uid: "shop",
      title: "Shop",
      panels: [
        panel("Errors by promise, one hour", "percentunit", {
          "{{slo}}": "slo:error_ratio:rate1h",
        }),
        panel("Budget used in three days", "percentunit", {
          "{{slo}}": "slo:error_ratio:rate3d / on (slo) (1 - slo:objective) / 10",
        }),
        panel(
          "Promises",
          "percentunit",
          Object.fromEntries(slos.map(({ name }) => [name, `slo:objective{slo="${name}"}`])),
        ),
        panel("Pages by source", "reqps", {
          "{{source}}": "sum by (source) (rate(page_responses_total[5m]))",
        }),
        panel("Pages by kind", "reqps", {
          "{{kind}}": "topk(10, sum by (kind) (rate(page_responses_total[5m])))",
        }),
        panel("Requests by status", "reqps", {
          "{{status}}": "sum by (status) (rate(http_request_duration_seconds_count[5m]))",
        }),
        panel("Duration of requests", "s", {
          half: quantile(0.5, "http_request_duration_seconds"),
          "95 %": quantile(0.95, "http_request_duration_seconds"),
        }),
        panel("Checkouts", "reqps", {
          "{{outcome}}": "sum by (outcome) (rate(checkouts_total[5m]))",
        }),
        panel("Events of the payment provider", "reqps", {
          "{{outcome}}": "sum by (outcome) (rate(provider_events_total[5m]))",
        }),
        panel("Paid and not delivered", "short", {
          orders: "max(orders_paid_not_delivered)",
          "late events": "max(provider_events_unhandled)",
        }),
        panel("Largest paint for visitors, three of four", "s", {
          "{{route}}":
            'histogram_quantile(0.75, sum by (le, route) (rate(web_vitals_seconds_bucket{metric="lcp"}[1h])))',
        }),
        panel("Errors on pages", "short", { pages: "sum(increase(page_errors_total[15m]))" }),
      ],
    },
    {
      uid: "processes",
      title: "Processes",
      panels: [
        panel("Up", "short", { "{{job}} {{instance}}": "up" }),
        panel("Event loop lag, 99 %", "s", {
          "{{job}} {{instance}}": "nodejs_eventloop_lag_p99_seconds",
        }),
        panel("Memory", "bytes", {
          "{{job}} {{instance}}": 'process_resident_memory_bytes{job=~"web|worker|cms"}',
        }),
        panel("Processor", "percentunit", {
          "{{job}} {{instance}}": 'rate(process_cpu_seconds_total{job=~"web|worker|cms"}[5m])',
        }),
        panel("Pages that wait to be rendered", "short", { "{{instance}}": "ssr_queue_length" }),
        panel("Time to render, 95 %", "s", { web: quantile(0.95, "ssr_render_seconds") }),
        panel("Waiting for a database connection, 99 %", "s", {
          "{{pool}}": quantile(0.99, "database_pool_wait_seconds", "pool"),
        }),
        panel("Database connections", "short", {
          "{{pool}} {{state}}": "sum by (pool, state) (database_pool_connections)",
        }),
        panel("Redis", "s", {
          "{{instance}} responds": "redis_ping_seconds",
          "{{instance}} up": "redis_up",
        }),
        panel("Content: seconds since it was compared", "s", {
          "{{instance}}": "time() - content_compared_timestamp_seconds",
        }),
        panel("Publications, 99 %", "s", { web: quantile(0.99, "publication_delay_seconds") }),
        panel("CMS: seconds since it looked for what is due", "s", {
          cms: "time() - cms_scheduler_ran_timestamp_seconds",
        }),
      ],
    },
    {
      uid: "jobs",
      title: "Jobs and email",
      panels: [
        panel("Waiting", "short", { "{{queue}}": "max by (queue) (jobs_waiting)" }),
        panel("Age of the oldest", "s", {
          "{{queue}}": "max by (queue) (jobs_oldest_waiting_seconds)",
        }),
        panel("Ended", "reqps", {
          "{{queue}} {{outcome}}": "sum by (queue, outcome) (rate(jobs_total[5m]))",
        }),
        panel("Given up", "short", { "{{queue}}": "max by (queue) (jobs_given_up)" }),
        panel("From being added to done, 99 %", "s", {
          "{{queue}}": quantile(0.99, "job_completion_seconds", "queue"),
        }),
        panel("Emails", "reqps", { "{{outcome}}": "sum by (outcome) (rate(mails_total[5m]))" }),
        panel("Held back by the hourly limit", "short", {
          "{{queue}}": "max by (queue) (mails_held_back)",
        }),
        panel("Held back: age of the oldest", "s", {
          "{{queue}}": "max by (queue) (mails_held_back_seconds)",
        }),
        panel("What came back", "reqps", {
          "{{kind}}": "sum by (kind) (rate(mail_reports_total[1h]))",
          withheld: "sum(rate(mails_withheld_total[1h]))",
        }),
      ],
    },
    {
      uid: "edge",
      title: "Edge, cache and database",
      panels: [
        panel("nginx: requests", "reqps", { edge: "rate(nginx_http_requests_total[5m])" }),
        panel("nginx: connections", "short", {
          active: "nginx_connections_active",
          writing: "nginx_connections_writing",
        }),
        panel("nginx: dropped connections", "reqps", {
          dropped: "rate(nginx_connections_accepted[5m]) - rate(nginx_connections_handled[5m])",
        }),
        panel("Varnish: hits and misses", "reqps", {
          hits: "rate(varnish_main_cache_hit[5m])",
          misses: "rate(varnish_main_cache_miss[5m])",
        }),
        panel("Varnish: objects and failed requests", "short", {
          objects: "varnish_main_n_object",
          failed: "rate(varnish_main_backend_fail[5m])",
        }),
        panel("PostgreSQL: connections", "short", {
          "{{datname}}": "sum by (datname) (pg_stat_activity_count)",
          most: "pg_settings_max_connections",
        }),
        panel("PostgreSQL: transactions", "reqps", {
          "{{datname}}": "sum by (datname) (rate(pg_stat_database_xact_commit[5m]))",
        }),
        panel("PostgreSQL: size", "bytes", { "{{datname}}": "pg_database_size_bytes" }),
      ],
    },
  ];
}
