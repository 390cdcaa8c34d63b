import { ErrorBody } from "@autotune/contract";
import { Compile } from "typebox/schema";
import { readName } from "../authorisation/open-world.ts";

type Schema = Readonly<Record<string, unknown>>;

/** What the OpenAPI document says about an endpoint. */
export interface Operation {
  readonly pathParameters: readonly Schema[];
  readonly queryParameters: readonly { readonly name: string; readonly schema: Schema }[];
  readonly body: Schema | undefined;
  /** What is wrong with a response; undefined where it is as declared. */
  readonly rejectResponse: (response: Response) => string | undefined;
}

interface Response {
  readonly statusCode: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Of every endpoint alike: what the framework or a shared guard rejects before the endpoint is asked. */
const sharedRejections = new Set([400, 404, 413, 414, 415]);
const errorBody = Compile(ErrorBody);

export function readOperation(document: { readonly paths?: object }, name: string): Operation {
  const { method, path } = readName(name);
  const operation = at(at(document.paths, path), method.toLowerCase());
  const parameters = listAt(operation, "parameters");
  const inPath = [...path.matchAll(/\{(?<name>\w+)\}/g)].map(({ groups }) => groups?.["name"]);
  const schemaOf = (where: string, parameter: unknown) =>
    asSchema(
      at(
        parameters.find((one) => at(one, "in") === where && at(one, "name") === parameter),
        "schema",
      ),
    );
  const declared = new Map(
    Object.entries(asSchema(at(operation, "responses"))).map(([status, response]) => {
      const schema = at(at(at(response, "content"), "application/json"), "schema");
      return [status, schema === undefined ? undefined : Compile(asSchema(schema))];
    }),
  );
  const body = at(at(at(at(operation, "requestBody"), "content"), "application/json"), "schema");
  return {
    pathParameters: inPath.map((parameter) => schemaOf("path", parameter)),
    queryParameters: parameters
      .filter((one) => at(one, "in") === "query")
      .map((one) => ({ name: String(at(one, "name")), schema: asSchema(at(one, "schema")) })),
    body: body === undefined ? undefined : asSchema(body),

    rejectResponse({ statusCode, body: text, headers }) {
      if (statusCode >= 500) return `status ${statusCode}`;
      const key = [String(statusCode), `${String(statusCode)[0]}XX`].find((one) =>
        declared.has(one),
      );
      if (key === undefined && !sharedRejections.has(statusCode))
        return `status ${statusCode}, which the document does not have`;
      if (method === "HEAD") return undefined;
      const schema = key === undefined ? errorBody : declared.get(key);
      // What is declared as null has no content in the document.
      if (schema === undefined)
        return text === "" || text === "null"
          ? undefined
          : `a body with status ${statusCode}, where none is declared`;
      // A file.
      if (!String(headers["content-type"]).startsWith("application/json")) return undefined;
      const [, errors] = schema.Errors(JSON.parse(text));
      const [error] = errors;
      return error === undefined
        ? undefined
        : `status ${statusCode} with a body that differs at ${error.instancePath}: ${error.message}`;
    },
  };
}

function at(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function listAt(value: unknown, name: string): readonly unknown[] {
  const found = at(value, name);
  return Array.isArray(found) ? found : [];
}

function asSchema(value: unknown): Schema {
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}
