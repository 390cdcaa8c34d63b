import type pg from "pg";
import type { SandboxSettings } from "../settings.ts";
import { readDelivery, type DeliveryControls } from "./delivery-controls.ts";
import { envelope, type StoredEvent } from "./event-text.ts";
import { postEvents, type Posted } from "./post-events.ts";
import { shuffle } from "./shuffle.ts";
import { sign } from "./sign.ts";

const mostInOnePost = 20;
const longestWaitSeconds = 60;
/** Longer than a POST may take: what a killed process had claimed is due again after it. */
const claimSeconds = 15;
/** With reordering, events wait a little for others to change places with. */
const gatheringMilliseconds = 400;

type Claimed = StoredEvent & { readonly attempts: number };

/** Delivers what is due; returns whether there was something. */
export async function deliverDueEvents(pool: pg.Pool, settings: SandboxSettings): Promise<boolean> {
  const controls = await readDelivery(pool);
  const events = await claim(pool, controls);
  if (events.length === 0) return false;
  const alone =
    controls.reorder === true ||
    (controls.duplicates ?? 0) > 0 ||
    (controls.delayMilliseconds ?? 0) > 0;
  if (!alone) {
    await deliver(pool, settings, events);
    return true;
  }
  const times = 1 + (controls.duplicates ?? 0);
  const posts = events.flatMap((event) => Array.from({ length: times }, () => event));
  // Side by side and mixed up with each other's copies: which arrives first is anybody's guess.
  if (controls.reorder === true)
    await Promise.all(shuffle(posts).map((event) => deliver(pool, settings, [event])));
  else for (const event of posts) await deliver(pool, settings, [event]);
  return true;
}

async function claim(pool: pg.Pool, controls: DeliveryControls): Promise<Claimed[]> {
  const wait = Math.max(
    controls.delayMilliseconds ?? 0,
    controls.reorder === true ? gatheringMilliseconds : 0,
  );
  const { rows } = await pool.query<Claimed & { position: string }>(
    `update sandbox.event set due_at = now() + make_interval(secs => $1), attempts = attempts + 1
     where position in (
       select position from sandbox.event
       where not processed and not dropped and due_at <= now()
         and (attempts > 0 or stored_at <= now() - make_interval(secs => $2))
       order by position limit $3 for update skip locked
     )
     returning position, id, type, live, created_at, processed, data, attempts`,
    [claimSeconds, wait / 1000, mostInOnePost],
  );
  return rows.sort((one, other) => Number(one.position) - Number(other.position));
}

async function deliver(
  pool: pg.Pool,
  settings: SandboxSettings,
  events: readonly Claimed[],
): Promise<void> {
  const body = envelope(events);
  const posted = await postEvents(settings.WEBHOOK_URL, body, sign(body, settings.WEBHOOK_SECRET));
  const accepted = acceptedIds(posted, events);
  await pool.query("update sandbox.event set processed = true where id = any($1)", [accepted]);
  for (const { id, attempts } of events) {
    if (accepted.includes(id)) continue;
    await pool.query(
      "update sandbox.event set due_at = now() + make_interval(secs => $2) where id = $1",
      [id, Math.min(2 ** (attempts - 1), longestWaitSeconds)],
    );
  }
}

/** 200 accepts all of them, 202 those that it names, anything else none. */
export function acceptedIds(posted: Posted | null, events: readonly { id: string }[]): string[] {
  const ids = events.map(({ id }) => id);
  if (posted?.status === 200) return ids;
  if (posted?.status !== 202) return [];
  const named = new Set(posted.text.split("\n").map((line) => line.trim()));
  return ids.filter((id) => named.has(id));
}
