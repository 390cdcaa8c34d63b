import { DrizzleQueryError } from "drizzle-orm";
import { expect, it } from "vitest";
import { describeError } from "./describe-error.ts";

it("describes the failure without the values of the statement", () => {
  const cause = Object.assign(new Error("connection refused"), { code: "ECONNREFUSED" });
  const failed = new DrizzleQueryError(
    "insert into account values ($1, $2)",
    ["nina@studio.test", "$argon2id$secret"],
    cause,
  );
  const described = describeError(failed);
  expect(JSON.stringify(described)).not.toMatch(/nina|argon2id/);
  expect(described.message).toBe("Failed statement: insert into account values ($1, $2)");
  expect(described.cause).toMatchObject({ code: "ECONNREFUSED", message: "connection refused" });
  expect(described.stack).toContain("describe-error.test.ts");
});

it("describes other errors as they are", () => {
  expect(describeError(new TypeError("odd"))).toMatchObject({ type: "TypeError", message: "odd" });
  expect(describeError("text")).toMatchObject({ type: "string", message: "text" });
});
