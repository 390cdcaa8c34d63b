import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  ipAddressOf,
  requestPasswordReset,
  doAll,
  makeOwner,
  median,
  rightPassword,
  tryToSignIn,
} from "./guesser.ts";
import { startShopUnderFault, type ShopUnderFault } from "./shop-under-fault.ts";

let shop: ShopUnderFault;
let processes: string[];
beforeAll(async () => {
  shop = await startShopUnderFault(4600);
  processes = shop.webPorts.map((port) => `http://127.0.0.1:${port}`);
});
afterAll(() => shop.stop());

const processOf = (turn: number) => processes[turn % processes.length] ?? "";

/** As `limits.ts` of accounts has them. */
const failuresOnAnAccount = 10;
const signInsPerIpAddress = 30;

interface Target {
  readonly email: string;
  /** Of the owner's browser; undefined where no account has this e-mail address. */
  readonly cookie: string | undefined;
}

/** E-mail addresses to attack, every other one with an account. */
async function makeTargets(number: number): Promise<Target[]> {
  const run = randomUUID();
  const places = Array.from({ length: number }, (_, index) => index);
  return doAll(places, 8, async (index) => {
    const email = `target${index}-${run}@studio.test`;
    const isKnown = index % 2 === 0;
    const cookie = isKnown
      ? await makeOwner(processOf(index), email, ipAddressOf(`owner ${email}`))
      : undefined;
    return { email, cookie };
  });
}

/** Each of them so many times, all of them in every round. */
function byTurns(targets: readonly Target[], times: number) {
  return Array.from({ length: times }, (_, round) =>
    targets.map((target) => ({ target, round })),
  ).flat();
}

const guess = (email: string, turn: number, ip: string) =>
  tryToSignIn(processOf(turn), { email, password: `Guess${turn}x`, ip }).then(
    ({ status }) => status,
  );

function countOf(statuses: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe("Guessing passwords", () => {
  it("10,000 times, 200 e-mail from 500 IP addresses: ten guesses an account, and the owner can sign in", async () => {
    const targets = await makeTargets(200);
    const [times, places] = [50, 500];
    const statusesOf = new Map(targets.map(({ email }) => [email, new Array<number>()]));
    const owners: number[] = [];
    await doAll(byTurns(targets, times), 16, async ({ target: { email, cookie }, round }, turn) => {
      const ip = ipAddressOf(`place ${turn % places}`);
      statusesOf.get(email)?.push(await guess(email, turn + round, ip));
      // In the middle of it some of the owners sign in.
      if (turn % 250 === 0 && cookie !== undefined) {
        const home = { email, password: rightPassword, ip: ipAddressOf(`owner ${email}`), cookie };
        owners.push((await tryToSignIn(processOf(round), home)).status);
      }
    });
    for (const [email, statuses] of statusesOf)
      expect(countOf(statuses), email).toEqual({
        401: failuresOnAnAccount,
        429: times - failuresOnAnAccount,
      });
    expect(owners).toEqual(Array.from({ length: 40 }, () => 200));
  });

  it("from one IP address with ever other accounts: so many a minute, in both processes together", async () => {
    const ip = ipAddressOf("one place");
    const turns = Array.from({ length: 100 }, (_, turn) => turn);
    const statuses = await doAll(turns, 8, (turn) => guess(`other${turn}@studio.test`, turn, ip));
    expect(countOf(statuses)).toEqual({
      401: signInsPerIpAddress,
      429: 100 - signInsPerIpAddress,
    });
  });

  it("with Redis gone: the limits hold in each process, and the owner can sign in", async () => {
    const targets = await makeTargets(10);
    await shop.redis.stop();
    try {
      for (const { email, cookie } of targets) {
        const statuses = await doAll(
          Array.from({ length: 60 }, (_, turn) => turn),
          8,
          (turn) => guess(email, turn, ipAddressOf(`gone ${email} ${turn % 4}`)),
        );
        expect(countOf(statuses), email).toEqual({
          401: processes.length * failuresOnAnAccount,
          429: 60 - processes.length * failuresOnAnAccount,
        });
        if (cookie === undefined) continue;
        const home = { email, password: rightPassword, ip: ipAddressOf(`owner ${email}`), cookie };
        expect((await tryToSignIn(processOf(0), home)).status).toBe(200);
      }
      const ip = ipAddressOf("one place without Redis");
      const statuses = await doAll(
        Array.from({ length: 100 }, (_, turn) => turn),
        8,
        (turn) => guess(`another${turn}@studio.test`, turn, ip),
      );
      const allowed = processes.length * signInsPerIpAddress;
      expect(countOf(statuses)).toEqual({ 401: allowed, 429: 100 - allowed });
    } finally {
      await shop.redis.start();
    }
  });
});

describe("Known and unknown e-mail addresses", () => {
  const tries = 200;
  /** Few for each e-mail address, so that no rate limit applies. */
  const triesPerEmail = 5;

  /** Sends both in turn, and compares the bodies and the median response times. */
  async function compare(send: (email: string, ip: string) => Promise<Response>) {
    const targets = await makeTargets((2 * tries) / triesPerEmail);
    const times = { known: new Array<number>(), unknown: new Array<number>() };
    const responses = { known: new Set<string>(), unknown: new Set<string>() };
    for (const { target, round } of byTurns(targets, triesPerEmail)) {
      const { email, cookie } = target;
      const kind = cookie === undefined ? "unknown" : "known";
      const begin = performance.now();
      const response = await send(email, ipAddressOf(`${email} ${round}`));
      const text = await response.text();
      times[kind].push(performance.now() - begin);
      responses[kind].add(`${response.status} ${text.replace(/"requestId":"[^"]*"/, "")}`);
    }
    expect([times.known.length, times.unknown.length]).toEqual([tries, tries]);
    expect([...responses.known]).toEqual([...responses.unknown]);
    expect(responses.known.size).toBe(1);
    const [known, unknown] = [median(times.known), median(times.unknown)];
    const ratio = known / unknown;
    console.log(
      `known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, ratio ${ratio.toFixed(3)}`,
    );
    return ratio;
  }

  it("get the same response as fast when a password is wrong", async () => {
    const ratio = await compare((email, ip) =>
      tryToSignIn(processOf(0), { email, password: "Wrong42x", ip }),
    );
    expect(Math.abs(ratio - 1)).toBeLessThan(0.1);
  });

  it("get the same response as fast when a password reset is requested", async () => {
    const ratio = await compare((email, ip) => requestPasswordReset(processOf(0), email, ip));
    expect(Math.abs(ratio - 1)).toBeLessThan(0.1);
  });
});
