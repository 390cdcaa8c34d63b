import { randomUUID } from "node:crypto";
import type { ReportTarget } from "./report-target.ts";

type ReportKind = "event" | "transaction";
type ReportOutcome = "sent" | "failed" | "dropped";

const atOnce = 4;
/** In a storm of errors the first ones show what is wrong. Fewer traces are queued, so that errors find room. */
const mayWait = { event: 100, transaction: 50 } as const satisfies Record<ReportKind, number>;
const longestMilliseconds = 5000;
/** The default pause when the service requests one without a number. */
const defaultPauseSeconds = 60;

/** Sends reports one after the other, few at once, and drops what is too much: nothing in the shop waits for it. */
export class ReportSender {
  readonly #target: ReportTarget;
  readonly #settled: (kind: ReportKind, outcome: ReportOutcome) => void;
  readonly #waiting: { readonly kind: ReportKind; readonly text: string }[] = [];
  readonly #sending = new Set<Promise<void>>();
  #pausedUntil = 0;

  constructor(target: ReportTarget, settled: (kind: ReportKind, outcome: ReportOutcome) => void) {
    this.#target = target;
    this.#settled = settled;
  }

  /** Dropped errors are not described either: parsing stacks is what a storm of errors would cost most. */
  send(kind: ReportKind, describe: () => object): void {
    if (Date.now() < this.#pausedUntil || this.#waiting.length >= mayWait[kind]) {
      this.#settled(kind, "dropped");
      return;
    }
    this.#waiting.push({ kind, text: writeEnvelope(kind, describe()) });
    this.#sendNext();
  }

  /** Flushes pending reports at the end of the process, which waits only for those that were sent by then. */
  async finish(): Promise<void> {
    const patience = setTimeout(() => this.#dropWaiting(), longestMilliseconds);
    while (this.#sending.size > 0) await Promise.all(this.#sending);
    clearTimeout(patience);
  }

  #dropWaiting(): void {
    for (const { kind } of this.#waiting.splice(0)) this.#settled(kind, "dropped");
  }

  #sendNext(): void {
    if (this.#sending.size >= atOnce) return;
    const next = this.#waiting.shift();
    if (next === undefined) return;
    const sending = this.#post(next.text).then((outcome) => {
      this.#settled(next.kind, outcome);
      this.#sending.delete(sending);
      this.#sendNext();
    });
    this.#sending.add(sending);
  }

  async #post(body: string): Promise<ReportOutcome> {
    const { url, key } = this.#target;
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/x-sentry-envelope",
          "x-sentry-auth": `Sentry sentry_version=7, sentry_client=autotune/1.0, sentry_key=${key}`,
        },
        body,
        signal: AbortSignal.timeout(longestMilliseconds),
      });
      await response.body?.cancel();
      if (response.status === 429) {
        const seconds = Number(response.headers.get("retry-after") ?? defaultPauseSeconds);
        this.#pausedUntil = Date.now() + (seconds || defaultPauseSeconds) * 1000;
        this.#dropWaiting();
      }
      return response.ok ? "sent" : "failed";
    } catch {
      // Its being down is no error of the shop; the counter shows it.
      return "failed";
    }
  }
}

/** Lines of JSON: envelope header, item header, and the report. */
function writeEnvelope(kind: ReportKind, event: object): string {
  const id = randomUUID().replaceAll("-", "");
  const now = new Date();
  return [
    { event_id: id, sent_at: now.toISOString() },
    { type: kind },
    { event_id: id, timestamp: now.getTime() / 1000, ...event },
  ]
    .map((part) => `${JSON.stringify(part)}\n`)
    .join("");
}
