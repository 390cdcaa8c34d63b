import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { errorBody } from "@autotune/contract";
import { handleEndpoints, serverOnlyConfigProperties, type Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { User } from "../payload-types.ts";
import { signInStaff } from "../testing/sign-in-staff.ts";
import { startCms, type TestCms } from "../testing/start-cms.ts";
import { actPath } from "./api/act-endpoint.ts";
import { staffOf } from "./api/staff-of.ts";

const password = "development-only-Password1";
const roles = ["admin", "editor", "translator", "support", "manager"] as const;

let cms: TestCms;
let payload: Payload;
const people = new Map<string, User & { collection: "users" }>();
beforeAll(async () => {
  cms = await startCms();
  payload = cms.payload;
  for (const role of roles) {
    const data = { email: `${role}@autotune.test`, role, password };
    const made = await payload.create({ collection: "users", data });
    people.set(role, { ...made, collection: "users" });
  }
});
afterAll(() => cms.stop());

/** As a browser sends a form of the support console, signed in by its cookie. */
async function send(
  role: string | undefined,
  headers: Record<string, string> = {},
  fields: Record<string, string> = {},
) {
  const token =
    role === undefined
      ? undefined
      : await signInStaff(cms, { email: `${role}@autotune.test`, password });
  const body = new FormData();
  for (const [name, value] of Object.entries({
    action: "resend-order",
    subject: "AT-1",
    customer: "17",
    reason: "Asked on the telephone",
    ...fields,
  }))
    body.append(name, value);
  return handleEndpoints({
    config: payload.config,
    payloadInstanceCacheKey: cms.key,
    request: new Request(`http://cms.localhost:3001${actPath}`, {
      method: "POST",
      headers: {
        origin: "http://cms.localhost:3001",
        ...(token === undefined ? {} : { cookie: `payload-token=${token}` }),
        ...headers,
      },
      body,
    }),
  });
}

test("only staff is staff", () => {
  const found = roles.map((role) => staffOf({ user: people.get(role) ?? null })?.role);
  expect(found).toEqual(["admin", undefined, undefined, "support", "manager"]);
  expect(staffOf({ user: null })).toBeUndefined();
});

test("a support console form is accepted from staff, on the CMS's own pages, and from nobody else", async () => {
  for (const role of [undefined, "editor", "translator"])
    expect((await send(role)).status, role).toBe(404);
  const crossOrigin = await send("manager", { origin: "http://elsewhere.test" });
  expect(crossOrigin.status).toBe(404);
  for (const role of ["support", "manager", "admin"]) {
    const response = await send(role);
    // The shop of this test is not there.
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      "/admin/support/customers/17?problem=unreachable",
    ]);
  }
});

test("a note that was pressed twice is saved, and what has changed meanwhile is not done", async () => {
  // The shop writes each form's note once, and says so to the second press, whose answer is the one that is shown.
  const shop = createServer((_request, response) => {
    response.writeHead(409, { "content-type": "application/json" });
    response.end(JSON.stringify(errorBody("changedMeanwhile", "")));
  });
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
  const { port } = shop.address() as AddressInfo;
  const { custom } = payload.config;
  const nowhere: unknown = custom["staffApi"];
  custom["staffApi"] = { url: `http://127.0.0.1:${port}`, secret: "of this test alone" };
  try {
    const note = { action: "note", order: "AT-1", requestId: "once", text: "Wants it on paper" };
    const pathOf = (response: Response) => response.headers.get("location");
    expect(pathOf(await send("support", {}, note))).toBe("/admin/support/orders/AT-1?done=note");
    expect(pathOf(await send("support"))).toBe(
      "/admin/support/customers/17?problem=changedMeanwhile",
    );
  } finally {
    custom["staffApi"] = nowhere;
    shop.close();
  }
});

test("support staff see no content, and no people but themselves", async () => {
  for (const role of ["support", "manager"]) {
    const as = { user: people.get(role), overrideAccess: false } as const;
    await expect(payload.find({ collection: "pages", ...as })).rejects.toThrow(/not allowed/);
    await expect(payload.find({ collection: "products", ...as })).rejects.toThrow(/not allowed/);
    const { docs } = await payload.find({ collection: "users", ...as });
    expect(docs.map(({ email }) => email)).toEqual([`${role}@autotune.test`]);
  }
});

test("only an admin assigns a role", async () => {
  const support = people.get("support");
  if (support === undefined) throw new Error("There is no support");
  await payload.update({
    collection: "users",
    id: support.id,
    data: { role: "manager" },
    user: support,
    overrideAccess: false,
  });
  const after = await payload.findByID({ collection: "users", id: support.id });
  expect(after.role).toBe("support");
});

test("the secret of the support console is in a part of the configuration that browsers do not get", () => {
  expect(payload.config.custom).toHaveProperty("staffApi.secret");
  expect(serverOnlyConfigProperties).toContain("custom");
});
