import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { actors, type Person } from "../../test/authorisation/actors.ts";
import { openWorld, readName, urlOf, type OpenWorld } from "../../test/authorisation/open-world.ts";
import { rights } from "../../test/authorisation/rights.ts";
import { table } from "../../test/authorisation/table.ts";
import { notAsked, questions, type Question } from "../../test/enumeration/questions.ts";
import { liftRateLimits } from "../../test/without-limits.ts";

let world: OpenWorld;
let known: Person;
beforeAll(async () => {
  world = await openWorld();
  known = await world.newPerson();
  liftRateLimits();
}, 120_000);
afterAll(async () => {
  vi.restoreAllMocks();
  await world.shop.close();
});

/** Asks once. Who has to be signed in, is somebody else than whom the question is about. */
async function ask({ name, ...question }: Question, which: "known" | "unknown") {
  const { method, path } = readName(name);
  const may = rights[table[name]?.may ?? "admin"];
  const isPublic = may["anonymous"] === "yes" || question.isOfGuests === true;
  const actor = isPublic ? "anonymous" : (actors.findLast((one) => may[one] === "yes") ?? "owner");
  const owner = await world.newPerson();
  const input = await question[which](world.worldOf({ owner, me: owner }), known);
  const url = urlOf(path, input);
  const started = performance.now();
  const response = await world.send({ method, url, input, actor, owner, stranger: owner });
  const milliseconds = performance.now() - started;
  const { statusCode, body, headers } = response;
  return { milliseconds, said: { statusCode, body: withoutChance(body), names: namesOf(headers) } };
}

/** Numbers of requests and of new records, timestamps and secrets differ each time. */
function withoutChance(body: string): string {
  return body
    .replaceAll(/"(?<name>requestId|id)":(?:"[^"]*"|\d+)/g, '"$<name>":0')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "timestamp")
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "uuid");
}

const namesOf = (headers: object) =>
  Object.keys(headers)
    .filter((name) => name !== "content-length")
    .toSorted();

const silent = questions.filter(({ told }) => told === undefined);
const telling = questions.filter(({ told }) => told !== undefined);

/** Names of fields that somebody could try values of; `data` holds them in the oldest calls. */
const triable = new Set(["email", "code", "serial", "reference", "data"]);

function fieldsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  return Object.entries(value).flatMap(([name, inside]) =>
    name === "properties"
      ? [...Object.keys(Object(inside)), ...fieldsIn(inside)]
      : fieldsIn(inside),
  );
}

describe("whether something is known to the shop", () => {
  it("is asked of every call that takes an e-mail address or a code", () => {
    const { paths = {} } = world.shop.web.swagger();
    const asking = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations ?? {}).flatMap(([method, operation]) => {
        const fields = fieldsIn(Reflect.get(Object(operation), "requestBody"));
        const isAsking = fields.some((field) => triable.has(field));
        return isAsking && !path.startsWith("/staff/") ? [`${method.toUpperCase()} ${path}`] : [];
      }),
    );
    const listed = new Set([...questions.map(({ name }) => name), ...Object.keys(notAsked)]);
    expect(asking.filter((name) => !listed.has(name))).toEqual([]);
    expect(Object.keys(notAsked).filter((name) => !asking.includes(name))).toEqual([]);
  });

  it.each(silent)("$name does not say", async (question) => {
    const [ofKnown, ofUnknown] = [await ask(question, "known"), await ask(question, "unknown")];
    expect(ofUnknown.said).toEqual(ofKnown.said);
  });

  it.each(telling)("$name says, because: $told", async (question) => {
    const [ofKnown, ofUnknown] = [await ask(question, "known"), await ask(question, "unknown")];
    expect(ofUnknown.said).not.toEqual(ofKnown.said);
  });

  it.each(silent)(
    "$name does not show by the time that it takes",
    { tags: ["long"], timeout: 300_000 },
    async (question) => {
      // The machine is never quite still: what is there shows in every round.
      const rounds: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const difference = await compareTimes(question);
        if (difference <= 0.1) return;
        rounds.push(difference);
      }
      expect(rounds, "differences of the medians").toEqual([]);
    },
  );
});

const samples = 40;
/** What travelling through a network hides. */
const unnoticeable = 0.5;

/** By which fraction the medians differ, with questions of both kinds in turn. */
async function compareTimes(question: Question): Promise<number> {
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  for (let sample = 0; sample < samples; sample += 1)
    for (const which of sample % 2 === 0
      ? (["known", "unknown"] as const)
      : (["unknown", "known"] as const))
      times[which].push((await ask(question, which)).milliseconds);
  const [ofKnown, ofUnknown] = [median(times.known), median(times.unknown)];
  const difference = Math.abs(ofKnown - ofUnknown);
  return difference < unnoticeable ? 0 : difference / Math.max(ofKnown, ofUnknown);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
