import { fromBase32, totpCode, totpStep } from "@autotune/contract/totp";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callCms } from "../../testing/call-cms.ts";
import { signInStaff } from "../../testing/sign-in-staff.ts";
import { startCms, type TestCms } from "../../testing/start-cms.ts";
import { readCaller } from "../sessions/half-session.ts";
import { signInSettings } from "../staff/sign-in-settings.ts";
import { beginEnrolment } from "./enrolment.ts";

const password = "development-only-Password1";
const another = "another long enough one";
type Role = "admin" | "editor" | "support" | "manager";

let cms: TestCms;
const ids = new Map<Role, number>();
const idOf = (role: Role) => ids.get(role) ?? 0;
const emailOf = (role: Role) => `${role}@autotune.test`;
beforeAll(async () => {
  cms = await startCms();
  for (const role of ["admin", "editor", "support", "manager"] as const) {
    const data = { email: emailOf(role), role, password };
    const { id } = await cms.payload.create({ collection: "users", data });
    ids.set(role, id);
  }
});
afterAll(() => cms.stop());
beforeEach(async () => {
  for (const table of ["attempt", "totp", "passkey", "recovery_code", "session"])
    await cms.query(sql.raw(`delete from shop.staff_${table}`));
});

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}
async function call(
  method: string,
  path: string,
  token?: string,
  sent?: Record<string, unknown>,
): Promise<Answer> {
  const response = await callCms(cms, path, {
    method,
    token,
    ...(sent === undefined ? {} : { body: sent }),
  });
  const text = await response.text();
  const body: unknown = text.startsWith("{") ? JSON.parse(text) : {};
  return { status: response.status, body: body as Record<string, unknown> };
}
const post = (path: string, token: string | undefined, sent: Record<string, unknown> = {}) =>
  call("POST", path, token, sent);

async function enterPassword(role: Role, typed = password): Promise<string> {
  const { body } = await post("/users/login", undefined, { email: emailOf(role), password: typed });
  return String(body["token"]);
}
const isSignedIn = async (token: string) => {
  const { body } = await call("GET", "/users/me", token);
  return body["user"] !== null && body["user"] !== undefined;
};

const codeAt = (secret: string, steps = 0) =>
  totpCode(fromBase32(secret) ?? Buffer.alloc(0), totpStep(new Date()) + steps);

async function enrol(token: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  const headers = new Headers({ authorization: `JWT ${token}` });
  const caller = await readCaller(cms.payload, headers);
  if (caller === undefined) throw new Error("Nobody is there");
  const { factorSecret } = signInSettings(cms.payload);
  const { secret, sealed } = beginEnrolment(factorSecret, caller);
  const { status, body } = await post("/second-factor/app", token, {
    sealed,
    code: codeAt(secret),
  });
  expect([status, body["message"]]).toEqual([200, undefined]);
  return { secret, recoveryCodes: [body["recoveryCodes"]].flat().map(String) };
}
const enter = (token: string, code: string) =>
  post("/second-factor/code", token, { code }).then(({ status }) => status);
const age = (column: string, time: string) =>
  cms.query(sql.raw(`update shop.staff_session set ${column} = now() - interval '${time}'`));

describe("half a session", () => {
  /** Every way that opens one. */
  const ways: [string, () => Promise<string>][] = [
    ["a sign-in", () => enterPassword("admin")],
    [
      "a reset of the password",
      async () => {
        const token = await cms.payload.forgotPassword({
          collection: "users",
          data: { email: emailOf("admin") },
          disableEmail: true,
        });
        const { body } = await post("/users/reset-password", undefined, { token, password });
        return String(body["token"]);
      },
    ],
  ];

  test.each(ways)(
    "by %s reaches nothing of Payload and nothing of the shop",
    async (_title, open) => {
      const half = await open();
      const whole = await signInStaff(cms, { email: emailOf("admin"), password });
      const collections = Object.keys(cms.payload.collections);
      const globals = cms.payload.globals.config.map(({ slug }) => slug);
      const reads = [
        ...collections.flatMap((slug) => [
          `/${slug}`,
          `/${slug}/count`,
          `/${slug}/${idOf("admin")}`,
        ]),
        ...collections.filter((slug) => slug !== "users").map((slug) => `/${slug}/versions`),
        ...globals.map((slug) => `/globals/${slug}`),
        "/payload-preferences/nav",
        "/translations/export?language=es",
      ];
      for (const path of reads) {
        const [mine, nobodys] = [await call("GET", path, half), await call("GET", path)];
        expect(mine, path).toEqual(nobodys);
        expect(JSON.stringify(mine.body), path).not.toContain(emailOf("admin"));
      }
      const newcomer = { email: "new@autotune.test", role: "admin", password };
      const writes: [string, string, Record<string, unknown>?][] = [
        ...collections.map((slug): [string, string, Record<string, unknown>] => [
          "POST",
          `/${slug}`,
          newcomer,
        ]),
        ["PATCH", `/users/${idOf("admin")}`, { languages: ["es"] }],
        ["PATCH", "/users?where[id][exists]=true", { role: "admin" }],
        ["DELETE", `/users/${idOf("support")}`],
        ["POST", "/users/refresh-token", {}],
        ["POST", "/users/logout", {}],
        ["POST", "/users/unlock", { email: emailOf("admin") }],
        ["POST", "/graphql", { query: "{ Users { docs { email } } }" }],
        ["POST", "/support/act", {}],
        ["POST", "/support/codes", {}],
      ];
      for (const [method, path, sent] of writes) {
        const mine = await call(method, path, half, sent);
        expect(mine.status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
        expect(mine, `${method} ${path}`).toEqual(await call(method, path, undefined, sent));
      }
      expect([await isSignedIn(half), await isSignedIn(whole)]).toEqual([false, true]);
      expect((await call("GET", "/users", whole)).status).toBe(200);
    },
  );

  test("is what the first person begins with", async () => {
    const empty = await startCms();
    try {
      const body = { email: "first@autotune.test", password };
      const made = await (await callCms(empty, "/users/first-register", { body })).json();
      const { token } = made as { token: string };
      const me = await (await callCms(empty, "/users/me", { method: "GET", token })).json();
      expect(me).toMatchObject({ user: null });
    } finally {
      await empty.stop();
    }
  });

  test("is enough to leave, and ends by itself after a quarter of an hour", async () => {
    const leaving = await enterPassword("support");
    expect((await post("/second-factor/leave", leaving)).status).toBe(200);
    expect((await post("/second-factor/code", leaving, { code: "1" })).status).toBe(401);
    const waiting = await enterPassword("support");
    await age("created_at", "16 minutes");
    expect((await post("/second-factor/code", waiting, { code: "1" })).status).toBe(401);
  });

  test("cannot add, replace or remove a factor where there is one", async () => {
    await enrol(await enterPassword("support"));
    const half = await enterPassword("support");
    for (const [path, sent] of [
      ["app", { sealed: "x", code: "123456" }],
      ["app/remove", {}],
      ["recovery-codes", {}],
      ["passkeys/to-add", {}],
      ["passkeys/remove", { id: "x" }],
    ] as const)
      expect((await post(`/second-factor/${path}`, half, sent)).body, path).toEqual({
        ok: false,
        message: "Confirm it’s you first.",
      });
    const reset = await post("/second-factor/reset", half, { staffId: idOf("support") });
    expect(reset.status).toBe(403);
  });

  test("belongs to roles that reach customers or accounts, and to who has chosen a factor", async () => {
    const signedIn: boolean[] = [];
    for (const role of ["admin", "manager", "support", "editor"] as const)
      signedIn.push(await isSignedIn(await enterPassword(role)));
    expect(signedIn).toEqual([false, false, false, true]);
    const editor = await enterPassword("editor");
    await enrol(editor);
    expect(await isSignedIn(editor)).toBe(true);
    expect(await isSignedIn(await enterPassword("editor"))).toBe(false);
  });
});

describe("an authenticator app", () => {
  test("is set up at the first sign-in and asked for at the next; each code works once", async () => {
    const first = await enterPassword("manager");
    const { secret } = await enrol(first);
    expect(await isSignedIn(first)).toBe(true);
    const next = await enterPassword("manager");
    expect(await isSignedIn(next)).toBe(false);
    // The one that proved the setup, and one before it.
    expect([await enter(next, codeAt(secret)), await enter(next, codeAt(secret, -1))]).toEqual([
      400, 400,
    ]);
    expect(await enter(next, "000000")).toBe(400);
    const later = codeAt(secret, 1);
    expect(await Promise.all([enter(next, later), enter(next, later)])).toEqual(
      expect.arrayContaining([200, 400]),
    );
    expect(await isSignedIn(next)).toBe(true);
  });

  test("cannot be guessed: ten wrong codes end it for a while", async () => {
    const { secret } = await enrol(await enterPassword("manager"));
    const half = await enterPassword("manager");
    const statuses = await Promise.all(Array.from({ length: 14 }, () => enter(half, "000000")));
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    expect(await enter(await enterPassword("manager"), codeAt(secret, 1))).toBe(429);
  });

  test("is encrypted where it is stored, and its setup is of one session", async () => {
    const token = await enterPassword("manager");
    const { secret } = await enrol(token);
    const [row] = await cms.query(
      sql`select encode(secret, 'escape') as secret from shop.staff_totp`,
    );
    expect(row?.["secret"]).not.toContain(fromBase32(secret)?.toString("latin1"));
    expect(JSON.stringify(row)).not.toContain(secret);
  });
});

test("a recovery code works once, and new ones end those before", async () => {
  const { recoveryCodes } = await enrol(await enterPassword("support"));
  expect(new Set(recoveryCodes).size).toBe(10);
  const [code = "", unused = ""] = recoveryCodes;
  const half = await enterPassword("support");
  expect(await enter(half, code.toLowerCase())).toBe(200);
  expect(await isSignedIn(half)).toBe(true);
  expect(await enter(await enterPassword("support"), code)).toBe(400);
  const { body } = await post("/second-factor/recovery-codes", half);
  expect(await enter(await enterPassword("support"), unused)).toBe(400);
  const [renewed = ""] = [body["recoveryCodes"]].flat().map(String);
  expect(await enter(await enterPassword("support"), renewed)).toBe(200);
  const stored = await cms.query(sql`select * from shop.staff_recovery_code`);
  expect(JSON.stringify(stored)).not.toContain(renewed.replaceAll("-", ""));
});

describe("a session", () => {
  test("ends an hour after its last request, and twelve hours after its first", async () => {
    for (const [column, within, past] of [
      ["last_seen_at", "59 minutes", "61 minutes"],
      ["created_at", "11 hours 59 minutes", "12 hours 1 minute"],
    ] as const) {
      const token = await signInStaff(cms, { email: emailOf("admin"), password });
      await age(column, within);
      expect(await isSignedIn(token), within).toBe(true);
      await age(column, past);
      expect(await isSignedIn(token), past).toBe(false);
      expect((await post("/users/refresh-token", token)).status).toBe(403);
    }
  });

  test("moves its end with each request, and not past the last one", async () => {
    const token = await signInStaff(cms, { email: emailOf("admin"), password });
    await age("last_seen_at", "59 minutes");
    await isSignedIn(token);
    const [row] = await cms.query(sql`
      select last_seen_at > now() - interval '1 minute' as moved from shop.staff_session`);
    expect(row).toEqual({ moved: true });
  });

  test("of others ends when the password changes", async () => {
    const [kept, other] = [await enterPassword("editor"), await enterPassword("editor")];
    const place = `/users/${idOf("editor")}`;
    const changed = await call("PATCH", place, kept, {
      password: another,
      currentPassword: password,
    });
    expect(changed.status).toBe(200);
    expect([await isSignedIn(kept), await isSignedIn(other)]).toEqual([true, false]);
    await cms.payload.update({ collection: "users", id: idOf("editor"), data: { password } });
  });
});

describe("what is sensitive", () => {
  test("asks for the factor again after ten minutes", async () => {
    const token = await signInStaff(cms, { email: emailOf("admin"), password });
    await age("factor_at", "11 minutes");
    const newcomer = { email: "newcomer@autotune.test", role: "editor", password };
    const other = `/users/${idOf("editor")}`;
    const own = `/users/${idOf("admin")}`;
    const calls: [string, string, Record<string, unknown>?][] = [
      ["POST", "/users", newcomer],
      ["PATCH", other, { role: "translator" }],
      ["PATCH", other, { password: another }],
      ["PATCH", other, { email: "moved@autotune.test" }],
      ["PATCH", own, { password: another, currentPassword: password }],
      ["DELETE", other],
    ];
    for (const [method, path, sent] of calls)
      expect((await call(method, path, token, sent)).status, `${method} ${path}`).toBe(403);
    const reset = await post("/second-factor/reset", token, { staffId: idOf("support") });
    expect(reset.body["message"]).toBe("Confirm it’s you first.");
    // What is not, goes on.
    expect((await call("PATCH", own, token, { languages: ["es"] })).status).toBe(200);
    await cms.query(sql`update shop.staff_session set factor_at = now()`);
    expect((await post("/users", token, newcomer)).status).toBe(201);
  });

  test("leads from the support console to the factor and back", async () => {
    const token = await signInStaff(cms, { email: emailOf("manager"), password });
    await age("factor_at", "11 minutes");
    const send = async (action: string) => {
      const form = { action, subject: "AT-1", customer: "17", line: "3", reason: "Asked" };
      const response = await callCms(cms, "/support/act", {
        token,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        form,
      });
      return [response.status, response.headers.get("location")];
    };
    expect(await send("refund")).toEqual([
      303,
      "/admin/second-factor?next=%2Fadmin%2Fsupport%2Fcustomers%2F17%3Fproblem%3DconfirmedOnly",
    ]);
    expect(await send("resend-order")).toEqual([
      303,
      "/admin/support/customers/17?problem=unreachable",
    ]);
  });

  test("is in the audit log, with who did it and to whom", async () => {
    const token = await signInStaff(cms, { email: emailOf("admin"), password });
    await call("PATCH", `/users/${idOf("editor")}`, token, { role: "translator" });
    await call("PATCH", `/users/${idOf("editor")}`, token, { role: "editor" });
    await enrol(await enterPassword("support"));
    const entries = await cms.queryAsOwner(sql`
      select staff, action, subject, details from audit.entry order by id desc limit 3`);
    expect(entries.toReversed()).toEqual([
      {
        staff: emailOf("admin"),
        action: "staff.role-change",
        subject: `staff ${idOf("editor")}`,
        details: { from: "editor", to: "translator" },
      },
      expect.objectContaining({ details: { from: "translator", to: "editor" } }),
      {
        staff: emailOf("support"),
        action: "staff.factor-add",
        subject: `staff ${idOf("support")}`,
        details: { factor: "app" },
      },
    ]);
  });
});

test("an admin lets a colleague who has lost everything set up anew; nobody else does, nor for themselves", async () => {
  await enrol(await enterPassword("support"));
  const admin = await signInStaff(cms, { email: emailOf("admin"), password });
  const manager = await signInStaff(cms, { email: emailOf("manager"), password });
  const reset = (token: string, staffId: number) =>
    post("/second-factor/reset", token, { staffId }).then(({ status }) => status);
  expect(await reset(manager, idOf("support"))).toBe(403);
  expect(await reset(admin, idOf("admin"))).toBe(403);
  expect(await reset(admin, idOf("support"))).toBe(200);
  await enrol(await enterPassword("support"));
});
