import type { FastifyBaseLogger } from "fastify";

type ChildArguments = Parameters<FastifyBaseLogger["child"]>;
type LogArguments = [object: unknown, message?: string, ...values: unknown[]];

/**
 * A logger whose children are created with their first line. Each request has one, which puts the request's id into its
 * lines, and most requests never log.
 */
export class LazyLogger implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #child: ChildArguments;
  #logger: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, ...child: ChildArguments) {
    this.#parent = parent;
    this.#child = child;
  }

  get #own(): FastifyBaseLogger {
    if (this.#logger === undefined) {
      const parent = this.#parent instanceof LazyLogger ? this.#parent.#own : this.#parent;
      this.#logger = parent.child(...this.#child);
    }
    return this.#logger;
  }

  get level(): FastifyBaseLogger["level"] {
    return this.#own.level;
  }

  child(...child: ChildArguments): FastifyBaseLogger {
    return new LazyLogger(this, ...child);
  }

  fatal(...args: LogArguments): void {
    this.#own.fatal(...args);
  }
  error(...args: LogArguments): void {
    this.#own.error(...args);
  }
  warn(...args: LogArguments): void {
    this.#own.warn(...args);
  }
  info(...args: LogArguments): void {
    this.#own.info(...args);
  }
  debug(...args: LogArguments): void {
    this.#own.debug(...args);
  }
  trace(...args: LogArguments): void {
    this.#own.trace(...args);
  }
  silent(...args: LogArguments): void {
    this.#own.silent(...args);
  }
}
