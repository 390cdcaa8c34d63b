import { expect, it } from "vitest";
import { findGuestProblems } from "./find-guest-problems.ts";

const guest = { first_name: "Åsa", last_name: "O’Neil-Sørensen", email: " asa@studio.test " };

it("accepts a guest with a name and an email", () => {
  expect(findGuestProblems(guest)).toEqual([]);
});

it.each([
  [{ first_name: "" }, ["first_name"]],
  [{ last_name: "R2-D2 🤖" }, ["last_name"]],
  [{ email: "asa@example.com" }, ["email"]],
  [{ first_name: " ", email: "asa" }, ["first_name", "email"]],
])("names what is wrong in %j", (change, fields) => {
  expect(findGuestProblems({ ...guest, ...change })).toEqual(fields);
});
