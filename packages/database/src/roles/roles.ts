/**
 * One role for each kind of process that connects to the shop's database. Roles are the whole server's, what they
 * may do is each database's (`grants.ts`). Their passwords, where the server requires them, are the operator's.
 */
export const roles = {
  /** Owns the database and its schemas; nobody else changes a table. */
  migrations: "shop_migrations",
  web: "shop_web",
  /** Also owns the job library's tables, which that library migrates itself. */
  worker: "shop_worker",
  cms: "shop_cms",
  /** Reads figures, without a name or an email address. */
  reports: "shop_reports",
} as const;

export type RoleName = keyof typeof roles;

/** The same database, with the rights of one kind of process. */
export function asRole(url: string, name: RoleName): string {
  const parsed = new URL(url);
  parsed.username = roles[name];
  return parsed.href;
}
