import { randomUUID } from "node:crypto";

/** The strings of a licence, or the key of a plan. */
export type Proof =
  | { readonly serial: string; readonly authentication_string: string }
  | { readonly activation_key: string };

export interface DesktopResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * The desktop application on one computer, as docs/desktop-api.md describes its requests: it knows a URL, what its user
 * typed, and the responses.
 */
export class DesktopClient {
  readonly deviceId: string;
  readonly #origin: string;
  readonly #deviceName: string;
  readonly #headers: Record<string, string>;
  #activation: { readonly id: string; readonly token: string } | undefined;

  constructor(
    origin: string,
    options: {
      readonly deviceId?: string;
      readonly deviceName?: string;
      readonly headers?: Record<string, string>;
    } = {},
  ) {
    this.#origin = origin;
    this.deviceId = options.deviceId ?? randomUUID();
    this.#deviceName = options.deviceName ?? "Studio iMac";
    this.#headers = options.headers ?? {};
  }

  /** The response to its activation. */
  get activation() {
    if (this.#activation === undefined) throw new Error("This computer has no activation");
    return this.#activation;
  }

  async activate(proof: Proof, changes: object = {}): Promise<DesktopResponse> {
    const response = await this.#call("POST", "", {
      ...proof,
      device_id: this.deviceId,
      device_name: this.#deviceName,
      system: "mac",
      app_version: "11.2.0",
      ...changes,
    });
    const { activation_id: id, token } = response.body;
    if (typeof id === "string" && typeof token === "string") this.#activation = { id, token };
    return response;
  }

  heartbeat(appVersion = "11.2.0"): Promise<DesktopResponse> {
    const body = { app_version: appVersion };
    return this.#call("POST", `/${this.activation.id}/heartbeat`, body, this.activation.token);
  }

  deactivate(): Promise<DesktopResponse> {
    return this.#call("DELETE", `/${this.activation.id}`, undefined, this.activation.token);
  }

  async #call(
    method: "POST" | "DELETE",
    path: string,
    body: object | undefined,
    token?: string,
  ): Promise<DesktopResponse> {
    const response = await fetch(`${this.#origin}/desktop/v1/activations${path}`, {
      method,
      headers: {
        ...this.#headers,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === "" ? {} : (JSON.parse(text) as Record<string, unknown>),
    };
  }
}
