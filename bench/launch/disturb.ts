import { setTimeout as wait } from "node:timers/promises";
import { root, type Stack } from "@autotune/scripts/stack";
import type { Client } from "pg";
import { Editor } from "../edge-load/editor.ts";
import { planPublications, secondsUntilEverywhere } from "../edge-load/publications.ts";

export interface Disturbed {
  /** When the web process was killed, by this machine's clock. */
  readonly webKilledAt: number;
  readonly publicationSeconds: number;
}

/** A process manager starts what ended again after so long. */
const restartMilliseconds = 2000;

/** While the crowd is there: a web process is killed, an editor publishes, a worker is killed. */
export async function disturb(
  shop: Stack,
  { seconds, database, origin }: { seconds: number; database: Client; origin: string },
): Promise<Disturbed> {
  const began = performance.now();
  const at = (share: number) =>
    wait(Math.max(0, began + seconds * 1000 * share - performance.now()));
  const killWeb = async () => {
    await at(0.2);
    const killedAt = Date.now();
    await shop.webs[1]?.stop("SIGKILL");
    await wait(restartMilliseconds);
    await shop.startWeb(1);
    return killedAt;
  };
  const publish = async () => {
    const cms = shop.cmsUrl.replace("cms.localhost", "127.0.0.1");
    const editor = await Editor.signIn(cms, shop.environment["SEED_PASSWORD"] ?? "");
    await at(0.4);
    const [publication] = planPublications(1);
    if (publication === undefined) throw new Error("Nothing is published");
    return secondsUntilEverywhere(publication, { editor, database, origin });
  };
  const killWorker = async () => {
    await at(0.6);
    await shop.workers[1]?.stop("SIGKILL");
    await wait(restartMilliseconds);
    await shop.startWorker(root, 1);
  };
  const [webKilledAt, publicationSeconds] = await Promise.all([killWeb(), publish(), killWorker()]);
  return { webKilledAt, publicationSeconds };
}
