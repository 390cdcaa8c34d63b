import { customType, timestamp } from "drizzle-orm/pg-core";

export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true });
