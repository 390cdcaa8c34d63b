import { setTimeout } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { actors } from "../../test/authorisation/actors.ts";
import { openWorld, readName, urlOf, type OpenWorld } from "../../test/authorisation/open-world.ts";
import { rights } from "../../test/authorisation/rights.ts";
import { table } from "../../test/authorisation/table.ts";
import { generatedRequests, type GeneratedRequest } from "../../test/fuzz/generated-request.ts";
import { readOperation } from "../../test/fuzz/operations.ts";
import { liftRateLimits } from "../../test/without-limits.ts";

/** Printed with a failure: the same seed makes the same requests. */
const seed = Number(process.env["FUZZ_SEED"] ?? 20_260_401);
const daily = Number(process.env["FUZZ_CASES"] ?? 12);
const long = Number(process.env["FUZZ_CASES"] ?? 2000);
const slowest = 1000;

let world: OpenWorld;
beforeAll(async () => {
  world = await openWorld();
  liftRateLimits();
}, 120_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await world.shop.close();
});

/** What is wrong with the response to such a request. */
function trialOf(name: string) {
  const { method, path } = readName(name);
  const row = table[name];
  if (row === undefined) throw new Error(`${name} has no row`);
  const operation = readOperation(world.shop.web.swagger(), name);
  const actor = actors.findLast((candidate) => rights[row.may][candidate] === "yes") ?? "owner";

  const prepare = async () => {
    const owner = row.ofSubscriber === true ? world.subscriber : await world.newPerson();
    const accepted = (await row.request?.(world.worldOf({ owner, me: owner }))) ?? {};
    return { owner, accepted };
  };
  let prepared: ReturnType<typeof prepare> | undefined;

  interface Run {
    readonly milliseconds: number;
    readonly wrong: string | undefined;
    readonly shown: object;
  }
  const run = async (request: GeneratedRequest, triesLeft = 3): Promise<Run> => {
    prepared ??= prepare();
    const { owner, accepted } = await prepared;
    const input = request(accepted);
    const url = urlOf(path, input);
    const started = performance.now();
    const response = await world.send({ method, url, input, actor, owner, stranger: owner });
    const milliseconds = performance.now() - started;
    // Tests beside this one may have taken all connections of the database for a moment.
    if (response.statusCode === 503 && triesLeft > 0) {
      await setTimeout(2000);
      return run(request, triesLeft - 1);
    }
    // One that succeeded may have used up what it was made from, or signed its sender out.
    if (response.statusCode < 300 || response.statusCode === 401) prepared = undefined;
    const wrong = operation.rejectResponse(response);
    return { milliseconds, wrong, shown: { method, url, input } };
  };

  const check = async (request: GeneratedRequest) => {
    const { milliseconds, wrong, shown } = await run(request);
    const whole = JSON.stringify(shown);
    const asked = whole.length > 3000 ? `${whole.slice(0, 3000)}… (${whole.length})` : whole;
    if (wrong !== undefined) throw new Error(`${wrong}\n${asked}`);
    if (milliseconds <= slowest) return;
    // The machine may have been busy with something else.
    const again = await run(request);
    if (again.milliseconds > slowest)
      throw new Error(`${Math.round(again.milliseconds)} ms\n${asked}`);
  };
  return { requests: generatedRequests(operation), check };
}

/** The first request that is answered wrongly, as small as it can be; undefined where there is none. */
async function findFailure(name: string, cases: number): Promise<string | undefined> {
  const { requests, check } = trialOf(name);
  const property = fc.asyncProperty(requests, check);
  const { failed, errorInstance, counterexamplePath } = await fc.check(property, {
    seed,
    numRuns: cases,
  });
  if (!failed) return undefined;
  const said = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return `FUZZ_SEED=${seed}, path ${counterexamplePath ?? ""}: ${said}`;
}

describe("whatever is sent, an endpoint responds as its document says, within a second", () => {
  it.each(Object.keys(table))(
    "%s",
    async (name) => {
      expect(await findFailure(name, daily)).toBeUndefined();
    },
    120_000,
  );

  it.each(Object.keys(table))(
    "%s, thousands of times",
    { tags: ["long"], timeout: 900_000 },
    async (name) => {
      expect(await findFailure(name, long)).toBeUndefined();
    },
  );
});
