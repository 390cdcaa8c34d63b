import type { App } from "../../../../platform/app.ts";

/** A browser on our pages: it stores cookies and sends what our pages send. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #app: App;
  readonly #headers: Record<string, string>;

  constructor(app: App, headers: Record<string, string> = {}) {
    this.#app = app;
    this.#headers = { "x-js-cachekey": "test", "sec-fetch-site": "same-origin", ...headers };
  }

  get(path: string) {
    return this.#send("GET", path);
  }

  post(path: string, payload?: object) {
    return this.#send("POST", path, payload);
  }

  patch(path: string, payload: object) {
    return this.#send("PATCH", path, payload);
  }

  delete(path: string, payload?: object) {
    return this.#send("DELETE", path, payload);
  }

  signIn(email: string, password: string) {
    return this.post("auth_endpoint_a", { data: JSON.stringify({ email, password }) });
  }

  signOut() {
    return this.post("logout");
  }

  requestReset(email: string, more: object = {}) {
    const data = JSON.stringify({ email, ...more });
    return this.#send("POST", "/password/email-web", { data });
  }

  checkResetLink(token: string) {
    return this.#send("POST", "/password/reset-link", { token });
  }

  resetPassword(token: string, newPassword: string) {
    return this.#send("POST", "/password/reset", { token, password: newPassword });
  }

  createAccount(email: string, changes: object = {}) {
    return this.post("user", { ...signUp(email), ...changes });
  }

  async #send(method: "GET" | "POST" | "PATCH" | "DELETE", path: string, payload?: object) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await this.#app.inject({
      method,
      url: path.startsWith("/") ? `/laravel${path}` : `/laravel/rest/${path}`,
      headers: { ...this.#headers, ...(cookie === "" ? {} : { cookie }) },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
}

export const password = "Chorus42up";

export function signUp(email: string) {
  return {
    email,
    password,
    confirm_password: password,
    first_name: "Nina",
    last_name: "Voss",
    optin: true,
  };
}

/** How many responses had each status. */
export function countStatuses(
  responses: readonly { statusCode: number }[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { statusCode } of responses) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}
