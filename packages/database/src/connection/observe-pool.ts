import { AsyncResource } from "node:async_hooks";
import type pg from "pg";
import { replaceMethod } from "./replace-method.ts";

/** What an operator wants to know of a pool. */
export interface PoolObserver {
  /** Somebody got a connection, after this long. */
  readonly acquired: (milliseconds: number) => void;
  /** A statement begins; the result is called when it ends. Undefined for one that nobody follows. */
  readonly statementStarts?: ((text: string) => ((error: unknown) => void) | undefined) | undefined;
}

type Done = (error: unknown, ...results: unknown[]) => void;

/** Reports how long callers wait for a connection, and each statement where somebody follows it. */
export function observePool(pool: pg.Pool, observer: PoolObserver): void {
  const { statementStarts } = observer;
  replaceMethod(pool, "connect", (connect, [done]) => {
    const startedAt = performance.now();
    const acquired = () => observer.acquired(performance.now() - startedAt);
    if (!isDone(done)) return whenSettled(connect([]), acquired);
    // A caller that waited is called back by whoever gives a connection back, in that one's context.
    const inOwnContext = statementStarts === undefined ? done : AsyncResource.bind(done);
    return connect([
      (error: unknown, ...results: unknown[]) => {
        acquired();
        inOwnContext(error, ...results);
      },
    ]);
  });
  if (statementStarts === undefined) return;
  pool.on("connect", (client) => {
    replaceMethod(client, "query", (query, args) => {
      const ended = statementStarts(textOf(args[0]));
      if (ended === undefined) return query(args);
      const done = args.at(-1);
      if (!isDone(done)) return whenSettled(query(args), ended);
      return query([
        ...args.slice(0, -1),
        (error: unknown, ...results: unknown[]) => {
          ended(error ?? undefined);
          done(error, ...results);
        },
      ]);
    });
  });
}

function isDone(value: unknown): value is Done {
  return typeof value === "function";
}

function whenSettled(result: unknown, settled: (error: unknown) => void): unknown {
  if (!(result instanceof Promise)) return result;
  return result.then(
    (value: unknown) => {
      settled(undefined);
      return value;
    },
    (error: unknown) => {
      settled(error);
      throw error;
    },
  );
}

/** A statement is a text, or an object with one. */
function textOf(statement: unknown): string {
  if (typeof statement === "string") return statement;
  if (typeof statement !== "object" || statement === null) return "";
  const text: unknown = Reflect.get(statement, "text");
  return typeof text === "string" ? text : "";
}
