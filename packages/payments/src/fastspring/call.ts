import { ProviderRejected, ProviderUnavailable } from "../port/provider.ts";

export interface FastSpringAccess {
  /** Where its calls are, without a slash at the end. */
  readonly url: string;
  readonly username: string;
  readonly password: string;
  /** Follows the calls; by default nobody does. */
  readonly fetch?: typeof fetch;
}

export type Call = (
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: unknown,
) => Promise<unknown>;

/** A buyer waits for some of these calls; longer than this nobody does. */
const patienceMilliseconds = 8000;

/** Calls the provider: HTTP basic authentication, JSON, and a User-Agent of ours, which it requires. */
export function callWith({ url, username, password, fetch: send = fetch }: FastSpringAccess): Call {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
  return async (method, path, body) => {
    const { status, text } = await request(send, url + path, {
      method,
      headers: {
        authorization,
        accept: "application/json",
        "user-agent": "autotune-store/1",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    if (status >= 500 || status === 429)
      throw new ProviderUnavailable(`it answered ${status}`, { isUndecided: status >= 500 });
    if (status >= 400) throw new ProviderRejected(status, text);
    return text === "" ? null : JSON.parse(text);
  };
}

async function request(
  send: typeof fetch,
  url: string,
  init: RequestInit,
): Promise<{ status: number; text: string }> {
  try {
    const response = await send(url, init);
    return { status: response.status, text: await response.text() };
  } catch (error) {
    throw new ProviderUnavailable("no answer", { cause: error, isUndecided: !neverArrived(error) });
  }
}

/** The request cannot have reached the provider. */
function neverArrived(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code: unknown = Reflect.get(current, "code");
    if (code === "ECONNREFUSED" || code === "ENOTFOUND" || code === "EAI_AGAIN") return true;
  }
  return false;
}
