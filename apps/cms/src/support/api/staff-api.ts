import { ErrorBody } from "@autotune/contract";
import { nameCall, signStaffToken, type Staff } from "@autotune/contract/staff-token";
import type { Payload } from "payload";
import Type from "typebox";
import { Compile } from "typebox/compile";

const StaffApiAccess = Type.Object({ url: Type.String(), secret: Type.String() });
const accessForm = Compile(Type.Object({ staffApi: StaffApiAccess }));
const errorForm = Compile(ErrorBody);
const patienceMilliseconds = 10_000;

export type StaffApiAccess = Type.Static<typeof StaffApiAccess>;

/** `unreachable`: the shop does not respond, or not as it should. */
export type StaffResponse<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string };

/** Calls the shop on behalf of a staff member. Tokens are signed only here, so none reaches a browser. */
export class StaffApi {
  readonly #access: StaffApiAccess;
  readonly #staff: Staff;

  constructor({ config }: Payload, staff: Staff) {
    // Payload keeps this part of its configuration on the server.
    this.#access = accessForm.Parse(config.custom).staffApi;
    this.#staff = staff;
  }

  async get<Schema extends Type.TSchema>(
    schema: Schema,
    path: string,
    query: Readonly<Record<string, string | undefined>> = {},
  ): Promise<StaffResponse<Type.Static<Schema>>> {
    const given = Object.entries(query).filter((pair): pair is [string, string] =>
      Boolean(pair[1]),
    );
    const search = new URLSearchParams(given).toString();
    const response = await this.#request("GET", search === "" ? path : `${path}?${search}`);
    return response.ok ? parse(schema, response.value) : response;
  }

  async post<Schema extends Type.TSchema>(
    schema: Schema,
    path: string,
    body: object,
  ): Promise<StaffResponse<Type.Static<Schema>>> {
    const response = await this.#request("POST", path, body);
    return response.ok ? parse(schema, response.value) : response;
  }

  act(path: string, body: object): Promise<StaffResponse<unknown>> {
    return this.#request("POST", path, body);
  }

  async #request(
    method: "GET" | "POST",
    path: string,
    body?: object,
  ): Promise<StaffResponse<unknown>> {
    const { url, secret } = this.#access;
    const fullPath = `/staff/v1/${path}`;
    const sent = body === undefined ? "" : JSON.stringify(body);
    const call = nameCall(method, fullPath, sent);
    const token = signStaffToken(this.#staff, { call, now: new Date(), secret });
    try {
      const authorization = `Bearer ${token}`;
      const response = await fetch(url + fullPath, {
        ...(body === undefined
          ? { headers: { authorization } }
          : {
              method,
              headers: { authorization, "content-type": "application/json" },
              body: sent,
            }),
        cache: "no-store",
        signal: AbortSignal.timeout(patienceMilliseconds),
      });
      const text = await response.text();
      const value: unknown = text === "" ? null : JSON.parse(text);
      if (response.ok) return { ok: true, value };
      return { ok: false, reason: errorForm.Check(value) ? value.error : "unreachable" };
    } catch {
      return { ok: false, reason: "unreachable" };
    }
  }
}

function parse<Schema extends Type.TSchema>(
  schema: Schema,
  value: unknown,
): StaffResponse<Type.Static<Schema>> {
  const form = Compile(schema);
  return form.Check(value) ? { ok: true, value } : { ok: false, reason: "unreachable" };
}
