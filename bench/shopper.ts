import type { Stack } from "@autotune/scripts/stack";

export interface Shopper {
  readonly email: string;
  readonly password: string;
  /** What a page of the shop sends with a request. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A signed-in customer. */
export async function signUp({ webPorts }: Stack): Promise<Shopper> {
  const [email, password] = [`bench-${Date.now()}@studio.test`, "Chorus42up"];
  const ownPage = { "sec-fetch-site": "same-origin", "x-js-cachekey": "bench" };
  const response = await fetch(`http://127.0.0.1:${webPorts[0]}/laravel/rest/user`, {
    method: "POST",
    headers: { ...ownPage, "content-type": "application/json" },
    body: JSON.stringify({
      email,
      password,
      confirm_password: password,
      first_name: "Ana",
      last_name: "Rey",
      optin: false,
    }),
  });
  if (response.status !== 201) throw new Error(`No account: ${await response.text()}`);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return { email, password, headers: { ...ownPage, cookie: cookies.join("; ") } };
}
