import { handleEndpoints } from "payload";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startCms, type TestCms } from "../testing/start-cms.ts";
import { signInStaff } from "../testing/sign-in-staff.ts";
import { isLongEnough } from "./staff-password.ts";

type Body = Readonly<Record<string, unknown>>;

const password = "development-only-Password1";
const another = "another long enough one";

let cms: TestCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

/** As a browser or a script calls the CMS; problems are reported as text, and by field. */
async function call(method: string, path: string, body: Body, token?: string) {
  const response = await handleEndpoints({
    config: cms.payload.config,
    payloadInstanceCacheKey: cms.key,
    request: new Request(`http://cms.localhost:3001/api/users${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        ...(token === undefined ? {} : { authorization: `JWT ${token}` }),
      },
      body: JSON.stringify(body),
    }),
  });
  const text = await response.text();
  const parsed = JSON.parse(text) as {
    errors?: { message: string; data?: { errors?: { path: string; message: string }[] } }[];
  };
  const [error] = parsed.errors ?? [];
  return { status: response.status, said: error?.message, fields: error?.data?.errors, text };
}

const rejected = (path: string, message: string) => ({
  status: 400,
  said: message,
  fields: [expect.objectContaining({ path, message })],
});
const tooShort = rejected("password", "Use at least 12 characters.");
const tooCommon = rejected("password", "That password is easy to guess. Choose another.");
/** Long enough, and among the first that a guesser tries. */
const common = "Password1234";
const rejectedFor = (message: string) => rejected("currentPassword", message);
const missing = "Enter your current password to change your password or email address.";
const wrong = "That’s not your current password.";

const signIn = (email: string, typed: string) =>
  call("POST", "/login", { email, password: typed }).then(({ status }) => status);

test("a password is long enough by its characters, not by its bytes or its spaces", () => {
  expect(
    ["elevenchars", "𝄞𝄞𝄞𝄞𝄞𝄞", "           .", "", undefined, 123_456_789_012].filter(isLongEnough),
  ).toEqual([]);
  expect(["twelve chars", "𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞𝄞"].map(isLongEnough)).toEqual([true, true]);
});

test("the first person needs a password of 12 characters that is not a common one", async () => {
  const first = { email: "first@autotune.test" };
  const register = (typed: string) =>
    call("POST", "/first-register", { ...first, password: typed, role: "admin" });
  for (const short of ["abc", "elevenchars"])
    expect(await register(short), short).toMatchObject(tooShort);
  expect(await register(common)).toMatchObject(tooCommon);
  expect((await register(password)).status).toBe(200);
});

describe("of people who work here", () => {
  interface Person {
    readonly id: number;
    readonly email: string;
    readonly token: string;
  }
  let admin: Person;
  let editor: Person;
  beforeAll(async () => {
    [admin, editor] = [await makePerson("admin"), await makePerson("editor")];
  });

  async function makePerson(role: "admin" | "editor"): Promise<Person> {
    const data = { email: `${role}@autotune.test`, role, password };
    const { id } = await cms.payload.create({ collection: "users", data });
    const token = await signInStaff(cms, data);
    return { id, email: data.email, token };
  }
  const change = ({ id, token }: Person, body: Body) => call("PATCH", `/${id}`, body, token);

  test("an admin cannot set a shorter or a common one for anybody, new or existing, one or many", async () => {
    const newcomer = { email: "new@autotune.test", role: "editor", password: "abc" };
    expect(await call("POST", "", newcomer, admin.token)).toMatchObject(tooShort);
    for (const place of [`/${editor.id}`, `?where[id][equals]=${editor.id}`])
      expect(await call("PATCH", place, { password: "abc" }, admin.token)).toMatchObject(tooShort);
    const guessable = { ...newcomer, password: common };
    expect(await call("POST", "", guessable, admin.token)).toMatchObject(tooCommon);
    const changed = await call("PATCH", `/${editor.id}`, { password: common }, admin.token);
    expect(changed).toMatchObject(tooCommon);
    expect(await signIn(editor.email, password)).toBe(200);
  });

  test("one's own changes with the current one only, an admin's too", async () => {
    const wanted = { password: another };
    for (const own of [editor, admin])
      expect(await change(own, wanted)).toMatchObject(rejectedFor(missing));
    const unreadable = await change(editor, { ...wanted, currentPassword: [password] });
    expect(unreadable).toMatchObject(rejectedFor(missing));
    const many = await call("PATCH", `?where[id][equals]=${editor.id}`, wanted, editor.token);
    expect(many.status).toBe(400);
    const guessed = await change(editor, { ...wanted, currentPassword: another });
    expect(guessed).toMatchObject(rejectedFor(wrong));

    const changed = await change(editor, { ...wanted, currentPassword: password });
    expect(changed.status).toBe(200);
    for (const secret of [another, password]) expect(changed.text).not.toContain(secret);
    expect(await signIn(editor.email, another)).toBe(200);
  });

  test("an admin sets another person's without knowing it", async () => {
    const place = `/${editor.id}`;
    expect((await call("PATCH", place, { password }, admin.token)).status).toBe(200);
    expect(await signIn(editor.email, password)).toBe(200);
  });

  test("a reset by mail sets no shorter or common one, and its link works on", async () => {
    const token = await cms.payload.forgotPassword({
      collection: "users",
      data: { email: editor.email },
      disableEmail: true,
    });
    const reset = (typed: string) => call("POST", "/reset-password", { token, password: typed });
    expect(await reset("abc")).toMatchObject(tooShort);
    expect(await reset(common)).toMatchObject(tooCommon);
    expect((await reset(another)).status).toBe(200);
    expect(await signIn(editor.email, password)).toBe(401);
  });

  test("who asks for a reset gets the same answer, known or not, and while no email can be sent", async () => {
    const ask = (email: unknown) => call("POST", "/forgot-password", { email });
    expect(await ask(admin.email)).toEqual(await ask("nobody@autotune.test"));
    expect((await ask(admin.email)).status).toBe(200);
    expect((await ask(undefined)).status).toBe(400);
  });

  test("the e-mail address, to which a reset would go, requires it too, and nothing else does", async () => {
    const email = "moved@autotune.test";
    expect(await change(admin, { email })).toMatchObject(rejectedFor(missing));
    const same = { email: ` ${admin.email.toUpperCase()}`, languages: ["es"] };
    expect((await change(admin, same)).status).toBe(200);
    expect((await change(admin, { email, currentPassword: password })).status).toBe(200);
    expect(await signIn(email, password)).toBe(200);
  });

  test("wrong ones lock the account as they do at the sign-in", async () => {
    const guess = (currentPassword: string) =>
      change(admin, { password: another, currentPassword });
    for (let times = 0; times < 5; times += 1)
      expect(await guess(`a guess, number ${times}`)).toMatchObject({ status: 400 });
    expect(await guess(password)).toMatchObject(
      rejectedFor("Too many wrong passwords. Try again in 15 minutes."),
    );
  });
});
