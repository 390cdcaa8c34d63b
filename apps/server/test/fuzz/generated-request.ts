import fc from "fast-check";
import type { RequestInput } from "../authorisation/table.ts";
import { arbitraryOfSchema } from "./arbitrary-of-schema.ts";
import { applyEdits, edits } from "./edits.ts";
import { hostileBody, hostileText, hostileValue } from "./hostile-values.ts";
import type { Operation } from "./operations.ts";

/** A request, made from one that the endpoint accepts. */
export type GeneratedRequest = (accepted: RequestInput) => RequestInput;

const asText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
/** A lone surrogate has no encoding in a URL. */
const inUrl = (value: unknown) => asText(value).toWellFormed().slice(0, 3000);

/** Requests for an endpoint: valid ones by its schemas, nearly valid ones, and hostile ones. */
export function generatedRequests(operation: Operation): fc.Arbitrary<GeneratedRequest> {
  const { pathParameters, queryParameters, body } = operation;

  const params = fc.tuple(
    ...pathParameters.map((schema) => fc.oneof(arbitraryOfSchema(schema), hostileText)),
  );
  const query = fc.record(
    Object.fromEntries(
      queryParameters.map(({ name, schema }) => [
        name,
        fc.oneof({ weight: 3, arbitrary: arbitraryOfSchema(schema) }, hostileValue),
      ]),
    ),
    { requiredKeys: [] },
  );
  const unknownQuery = fc.dictionary(
    fc.constantFrom("__proto__", "lang", "page", "a[b]", "constructor", "%"),
    hostileText,
    { maxKeys: 2 },
  );
  const withUrl = fc
    .record({ params, query, unknownQuery, keepsParams: fc.boolean(), keepsQuery: fc.boolean() })
    .map((given): GeneratedRequest => (accepted) => {
      const values = Object.entries({ ...given.unknownQuery, ...given.query });
      return {
        ...accepted,
        params: given.keepsParams ? (accepted.params ?? []) : given.params.map(inUrl),
        query: {
          ...(given.keepsQuery ? accepted.query : {}),
          ...Object.fromEntries(values.map(([name, value]) => [name, inUrl(value)])),
        },
      };
    });

  const nearlyAccepted = edits.map(
    (changes): GeneratedRequest =>
      (accepted) =>
        withBody(accepted, applyEdits(accepted.body, changes)),
  );
  const bySchema = (body === undefined ? hostileValue : arbitraryOfSchema(body)).map(
    (value): GeneratedRequest =>
      (accepted) =>
        withBody(accepted, value),
  );
  const raw = fc
    .record({
      body: hostileBody,
      type: fc.constantFrom(
        "application/json",
        "application/json; charset=utf-16",
        "application/x-www-form-urlencoded",
        "text/plain",
        "multipart/form-data; boundary=x",
      ),
    })
    .map(({ body: text, type }): GeneratedRequest => {
      return (accepted) => ({
        ...accepted,
        body: text,
        headers: { ...accepted.headers, "content-type": type },
      });
    });

  return body === undefined
    ? fc.oneof({ weight: 8, arbitrary: withUrl }, raw)
    : fc.oneof(
        { weight: 5, arbitrary: nearlyAccepted },
        { weight: 5, arbitrary: bySchema },
        { weight: 2, arbitrary: withUrl },
        raw,
      );
}

function withBody({ body: _body, ...accepted }: RequestInput, value: unknown): RequestInput {
  if (value === undefined) return accepted;
  return typeof value === "object" && value !== null
    ? { ...accepted, body: value }
    : {
        ...accepted,
        body: JSON.stringify(value),
        headers: { ...accepted.headers, "content-type": "application/json" },
      };
}
