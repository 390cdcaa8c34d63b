import { handleEndpoints } from "payload";
import type { TestCms } from "./start-cms.ts";

interface Call {
  readonly method?: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** As a page of the admin sends one. */
  readonly form?: Readonly<Record<string, string>>;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request as a browser or a script sends it, below /api. */
export function callCms(
  cms: TestCms,
  path: string,
  { method = "POST", body, form, token, headers = {} }: Call = {},
): Promise<Response> {
  return handleEndpoints({
    config: cms.payload.config,
    payloadInstanceCacheKey: cms.key,
    request: new Request(`http://cms.localhost:3001/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token === undefined ? {} : { authorization: `JWT ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
    }),
  });
}
