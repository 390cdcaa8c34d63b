import type { FastifyBaseLogger } from "fastify";

type Bindings = Parameters<FastifyBaseLogger["child"]>[0];
type LogArguments = [object: unknown, message?: string, ...values: unknown[]];

/**
 * The logger of a request, which puts the request's id into every line. Most requests never log, so the real
 * logger is created with the first line.
 */
export class RequestLogger implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  #logger: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Bindings) {
    this.#parent = parent;
    this.#bindings = bindings;
  }

  get #own(): FastifyBaseLogger {
    this.#logger ??= this.#parent.child(this.#bindings);
    return this.#logger;
  }

  get level(): FastifyBaseLogger["level"] {
    return this.#parent.level;
  }

  child(...args: Parameters<FastifyBaseLogger["child"]>): FastifyBaseLogger {
    return this.#own.child(...args);
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
