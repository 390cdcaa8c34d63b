import { publicationChannel } from "@autotune/database";
import pg from "pg";

export interface FollowOptions {
  /** A direct connection: notifications do not pass a pooler in transaction mode. */
  readonly url: string;
  /** Compares and reads what differs. */
  readonly refresh: () => Promise<void>;
  readonly onProblem: (error: unknown) => void;
  /** How often to compare without a notification. */
  readonly everyMilliseconds: number;
}

const reconnectMilliseconds = 1000;

/** Refreshes at once, on every notification, at every reconnect and at an interval. Returns how to stop. */
export function followPublications({
  url,
  refresh,
  onProblem,
  everyMilliseconds,
}: FollowOptions): () => Promise<void> {
  let stopped = false;
  let client: pg.Client | undefined;
  let reconnect: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;

  /** One comparison at a time; a notification during one triggers another, because it may have come too late for it. */
  const compare = async (): Promise<void> => {
    if (running !== undefined) {
      again = true;
      return running;
    }
    running = (async () => {
      do {
        again = false;
        await refresh().catch(onProblem);
      } while (again && !stopped);
    })();
    await running;
    running = undefined;
  };

  const listen = async (): Promise<void> => {
    const current = new pg.Client({
      connectionString: url,
      application_name: "follow-publications",
      connectionTimeoutMillis: 2000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client = current;
    const lost = (error?: Error) => {
      if (stopped || client !== current) return;
      client = undefined;
      if (error !== undefined) onProblem(error);
      current.removeAllListeners("end");
      void current.end().catch(() => undefined);
      reconnect = setTimeout(() => void listen(), reconnectMilliseconds);
    };
    current.on("error", lost);
    current.on("end", () => lost());
    current.on("notification", () => void compare());
    try {
      await current.connect();
      await current.query(`listen ${publicationChannel}`);
      await compare();
    } catch (error) {
      lost(error instanceof Error ? error : new Error(String(error)));
    }
  };

  void listen();
  const interval = setInterval(() => void compare(), everyMilliseconds);
  return async () => {
    stopped = true;
    clearInterval(interval);
    clearTimeout(reconnect);
    await running;
    await client?.end().catch(() => undefined);
  };
}
