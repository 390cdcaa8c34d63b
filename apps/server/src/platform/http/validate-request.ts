import type { FastifySchemaCompiler } from "fastify";
import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import { Value } from "typebox/value";
import { ApiError } from "./errors.ts";

type Route = Parameters<FastifySchemaCompiler<TSchema>>[0];

/**
 * A body must match its schema exactly. Parameters in a URL are text and are coerced only where needed:
 * coercion costs more than all the rest of a content request. What exactly is wrong is not listed: nobody is told, and
 * finding it out would make an invalid request the most expensive one.
 */
export function validateRequest({ schema, httpPart }: Route) {
  const form = Compile(schema);
  return (value: unknown) => {
    if (form.Check(value)) return { value };
    const converted = httpPart === "body" ? value : Value.Convert(schema, value);
    return form.Check(converted) ? { value: converted } : { error: new ApiError("invalidRequest") };
  };
}
