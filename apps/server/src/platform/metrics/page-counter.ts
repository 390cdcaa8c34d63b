import { Counter, type Registry } from "prom-client";

/** Where a page's bytes came from: this process's memory, or made for this request. */
type Source = "memory" | "made";

/**
 * Pages by kind, never by URL: the kinds are the rows of the table of routes, so nobody can make series. Counted
 * without the library, whose lookup of labels would cost more than a page from memory does.
 */
export class PageCounter {
  readonly #counts = new Map<string, Record<Source, number>>();

  constructor(registry: Registry) {
    const counts = this.#counts;
    new Counter({
      name: "page_responses_total",
      help: "Pages and their data by kind of page, from memory or made for the request",
      labelNames: ["kind", "source"],
      registers: [registry],
      collect() {
        this.reset();
        for (const [kind, { memory, made }] of counts) {
          this.inc({ kind, source: "memory" }, memory);
          this.inc({ kind, source: "made" }, made);
        }
      },
    });
  }

  count(kind: string, source: Source): void {
    const counts = this.#counts.get(kind);
    if (counts === undefined) this.#counts.set(kind, { memory: 0, made: 0, [source]: 1 });
    else counts[source] += 1;
  }
}
