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

export async function seedPeople({ payload, request }: SeedRun, password: string): Promise<void> {
  const { docs } = await payload.find({ collection: "users", pagination: false, req: request() });
  const existing = new Set(docs.map(({ email }) => email));
  for (const user of seedUsers) {
    if (existing.has(user.email)) continue;
    await payload.create({ collection: "users", data: { ...user, password }, req: request() });
  }
}
