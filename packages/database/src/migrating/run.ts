import { migrate } from "./migrate.ts";

const url = process.env["DATABASE_URL"];
if (url === undefined || url === "") {
  console.error(
    "DATABASE_URL is missing: it names the PostgreSQL database to migrate, with the role shop_migrations.",
  );
  process.exit(1);
}
await migrate(url);
