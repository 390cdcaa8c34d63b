import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { activationTokens } from "./activation-token.ts";

const tokens = activationTokens("a-secret-of-at-least-32-characters");

it("a token is the same for the same activation, in every process that has the secret", () => {
  const id = randomUUID();
  const others = activationTokens("a-secret-of-at-least-32-characters");
  expect(others.create(id)).toBe(tokens.create(id));
  expect(others.isOf(tokens.create(id), id.toUpperCase())).toBe(true);
});

it("a token is valid for no other activation, and not with another secret", () => {
  const id = randomUUID();
  const token = tokens.create(id);
  expect(tokens.isOf(token, randomUUID())).toBe(false);
  const strangers = activationTokens("another-secret-of-32-characters-x");
  for (const forged of [strangers.create(id), "", "x", `${token}x`, token.slice(1), id])
    expect(tokens.isOf(forged, id), forged).toBe(false);
});
