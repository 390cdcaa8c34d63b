import { describe, expect, it } from "vitest";
import { isCardNumber, isFutureExpiry, outcomeOfCard } from "./cards.ts";

describe("cards", () => {
  it("knows the test cards by number, however they are spaced", () => {
    expect(outcomeOfCard("4242 4242 4242 4242")).toBe("accepted");
    expect(outcomeOfCard("4000000000000002")).toBe("declined");
    expect(outcomeOfCard("4000 0000 0000 9995")).toBe("insufficientFunds");
    expect(outcomeOfCard("4000 0000 0000 3220")).toBe("authentication");
  });

  it("declines a number that might be somebody's", () => {
    expect(outcomeOfCard("5555 5555 5555 4444")).toBe("declined");
  });

  it.each([
    ["4242 4242 4242 4242", true],
    ["4242 4242 4242 4241", false],
    ["4242 4242 4242", false],
    ["", false],
    ["4242 4242 4242 424x", false],
  ])("validates the number %s: %s", (number, right) => {
    expect(isCardNumber(number)).toBe(right);
  });

  it("lets a card expire at the end of its month", () => {
    expect(isFutureExpiry("04 / 29", new Date("2029-04-30T23:59:59Z"))).toBe(true);
    expect(isFutureExpiry("04/29", new Date("2029-05-01T00:00:00Z"))).toBe(false);
    expect(isFutureExpiry("13/29", new Date("2026-01-01T00:00:00Z"))).toBe(false);
  });
});
