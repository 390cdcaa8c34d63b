import { createHash } from "node:crypto";

export interface Attempt {
  readonly email: string;
  readonly password: string;
  /** The IP address that it comes from. */
  readonly ip: string;
  readonly cookie?: string;
}

const pageHeaders = {
  "content-type": "application/json",
  "sec-fetch-site": "same-origin",
  "x-js-cachekey": "faults",
};

function post(url: string, ip: string, body: object, cookie?: string): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { ...pageHeaders, "x-forwarded-for": ip, ...(cookie === undefined ? {} : { cookie }) },
    body: JSON.stringify(body),
  });
}

/** Tries to sign in as the shop's own page does. */
export function tryToSignIn(shopUrl: string, attempt: Attempt): Promise<Response> {
  const { email, password, ip, cookie } = attempt;
  const data = JSON.stringify({ email, password });
  return post(`${shopUrl}/laravel/rest/auth_endpoint_a`, ip, { data }, cookie);
}

export function requestPasswordReset(
  shopUrl: string,
  email: string,
  ip: string,
): Promise<Response> {
  const data = JSON.stringify({ email });
  return post(`${shopUrl}/laravel/password/email-web`, ip, { data });
}

export const rightPassword = "Chorus42up";

/** Makes an account; returns the cookies of the owner's browser. */
export async function makeOwner(shopUrl: string, email: string, ip: string): Promise<string> {
  const created = await post(`${shopUrl}/laravel/rest/user`, ip, {
    email,
    password: rightPassword,
    confirm_password: rightPassword,
    first_name: "Ana",
    last_name: "Rey",
    optin: false,
  });
  if (created.status !== 201) throw new Error(`No account: ${await created.text()}`);
  return created.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** One of very many IP addresses, always the same for the same name. */
export function ipAddressOf(name: string): string {
  const [a = 0, b = 0, c = 0] = createHash("sha256").update(name).digest();
  return `10.${a}.${b}.${c}`;
}

/** Runs many tasks, so many of them at once. */
export async function doAll<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  act: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const entries = items.entries();
  const worker = async () => {
    for (const [index, item] of entries) results[index] = await act(item, index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
