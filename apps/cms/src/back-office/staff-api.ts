import { ErrorBody } from "@autotune/contract";
import { nameCall, signStaffToken, type Staff } from "@autotune/contract/staff-token";
import type { Payload } from "payload";
import Type from "typebox";
import { Compile } from "typebox/compile";

const StaffApiAccess = Type.Object({ url: Type.String(), secret: Type.String() });
const accessForm = Compile(Type.Object({ staffApi: StaffApiAccess }));
const refusalForm = Compile(ErrorBody);
const patienceMilliseconds = 10_000;

export type StaffApiAccess = Type.Static<typeof StaffApiAccess>;

/** `unreachable`: the shop does not answer, or not as it should. */
export type StaffAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: string };

/** Asks the shop for somebody of the staff. Here and nowhere else a token is signed, so none reaches a browser. */
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
  ): Promise<StaffAnswer<Type.Static<Schema>>> {
    const given = Object.entries(query).filter((pair): pair is [string, string] =>
      Boolean(pair[1]),
    );
    const search = new URLSearchParams(given).toString();
    const asked = await this.#ask("GET", search === "" ? path : `${path}?${search}`);
    return asked.ok ? parse(schema, asked.value) : asked;
  }

  async ask<Schema extends Type.TSchema>(
    schema: Schema,
    path: string,
    body: object,
  ): Promise<StaffAnswer<Type.Static<Schema>>> {
    const asked = await this.#ask("POST", path, body);
    return asked.ok ? parse(schema, asked.value) : asked;
  }

  act(path: string, body: object): Promise<StaffAnswer<unknown>> {
    return this.#ask("POST", path, body);
  }

  async #ask(method: "GET" | "POST", path: string, body?: object): Promise<StaffAnswer<unknown>> {
    const { url, secret } = this.#access;
    const address = `/staff/v1/${path}`;
    const sent = body === undefined ? "" : JSON.stringify(body);
    const call = nameCall(method, address, sent);
    const token = signStaffToken(this.#staff, { call, now: new Date(), secret });
    try {
      const authorization = `Bearer ${token}`;
      const response = await fetch(url + address, {
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
      return { ok: false, reason: refusalForm.Check(value) ? value.error : "unreachable" };
    } catch {
      return { ok: false, reason: "unreachable" };
    }
  }
}

function parse<Schema extends Type.TSchema>(
  schema: Schema,
  value: unknown,
): StaffAnswer<Type.Static<Schema>> {
  const form = Compile(schema);
  return form.Check(value) ? { ok: true, value } : { ok: false, reason: "unreachable" };
}
