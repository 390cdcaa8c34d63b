/** Where reports go: a service with Sentry's protocol. */
export interface ReportTarget {
  readonly url: string;
  /** It identifies the shop to the service; it is no secret. */
  readonly key: string;
}

/** Reads `https://<key>@<host>/<project>`, as such services write their DSN. */
export function readReportTarget(dsn: string): ReportTarget {
  const { protocol, host, pathname, username } = new URL(dsn);
  const parts = pathname.split("/");
  const project = parts.pop() ?? "";
  return { url: `${protocol}//${host}${parts.join("/")}/api/${project}/envelope/`, key: username };
}
