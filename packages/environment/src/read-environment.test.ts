import Type from "typebox";
import { describe, expect, it } from "vitest";
import { readEnvironment } from "./read-environment.ts";

const schema = Type.Object({
  PORT: Type.Integer({ default: 3000, description: "where the process listens" }),
  SESSION_SECRET: Type.String({ minLength: 32, description: "signs what must not be forged" }),
  REDIS_URL: Type.Optional(Type.String({ pattern: "^redis://" })),
});
const secret = "a-secret-of-thirty-two-characters!";

describe("readEnvironment", () => {
  it("fills defaults and converts numbers", () => {
    expect(readEnvironment(schema, { SESSION_SECRET: secret, PORT: "8080" })).toEqual({
      PORT: 8080,
      SESSION_SECRET: secret,
    });
  });

  it("reports in a sentence which secret is missing and what it is for", () => {
    expect(() => readEnvironment(schema, {})).toThrow(
      "SESSION_SECRET is missing (signs what must not be forged).",
    );
  });

  it("treats an empty variable as missing", () => {
    expect(() => readEnvironment(schema, { SESSION_SECRET: "" })).toThrow(
      "SESSION_SECRET is missing",
    );
  });

  it("reports all problems at once", () => {
    expect(() => readEnvironment(schema, { PORT: "soon", REDIS_URL: "http://cache" })).toThrow(
      /PORT .*\n.*SESSION_SECRET .*\n.*REDIS_URL /,
    );
  });

  it("rejects development secrets everywhere but in development and tests", () => {
    const settings = { SESSION_SECRET: "development-only-session-secret-0000" };
    for (const NODE_ENV of ["development", "test"]) {
      expect(readEnvironment(schema, { ...settings, NODE_ENV }).SESSION_SECRET).toBe(
        settings.SESSION_SECRET,
      );
    }
    for (const NODE_ENV of ["production", undefined, ""]) {
      expect(() => readEnvironment(schema, { ...settings, NODE_ENV })).toThrow(
        "SESSION_SECRET holds a development secret",
      );
    }
  });
});
