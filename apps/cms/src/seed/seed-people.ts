import { isStaffRole } from "@autotune/contract";
import { fromBase32 } from "@autotune/contract/totp";
import { createLocalReq } from "payload";
import { saveApp } from "../identity/second-factor/authenticator-app.ts";
import { executorOf } from "../identity/staff/executor-of.ts";
import { signInSettings } from "../identity/staff/sign-in-settings.ts";
import type { User } from "../payload-types.ts";
import type { SeedRun } from "./documents/seed-run.ts";

/** The first one first: the first user becomes admin. */
const seedUsers: readonly Pick<User, "email" | "role" | "languages">[] = [
  { email: "admin@autotune.test", role: "admin" },
  { email: "editor@autotune.test", role: "editor" },
  { email: "translator@autotune.test", role: "translator", languages: ["es", "fr"] },
  { email: "support@autotune.test", role: "support" },
  { email: "manager@autotune.test", role: "manager" },
];

export interface SeedSecrets {
  readonly password: string;
  /** Of the authenticator app of those whose role requires one; without it they set one up. */
  readonly totpSecret: string | undefined;
}

export async function seedPeople(
  run: SeedRun,
  { password, totpSecret }: SeedSecrets,
): Promise<void> {
  const { payload, request } = run;
  const secret = totpSecret === undefined ? undefined : fromBase32(totpSecret);
  const { docs } = await payload.find({ collection: "users", pagination: false, req: request() });
  const existing = new Set(docs.map(({ email }) => email));
  for (const user of seedUsers) {
    if (existing.has(user.email)) continue;
    const data = { ...user, password };
    const { id, role } = await payload.create({ collection: "users", data, req: request() });
    if (secret !== undefined && isStaffRole(role)) await giveApp(run, id, secret);
  }
}

async function giveApp({ payload, request }: SeedRun, staffId: number, secret: Buffer) {
  const req = await createLocalReq({ req: request() }, payload);
  const { factorSecret } = signInSettings(payload);
  await saveApp(await executorOf(req), factorSecret, { staffId, secret, step: null });
}
