import { expect, it } from "vitest";
import { emptyDraft, findProblems, toInquiry } from "./inquiry-draft.ts";

const right = {
  name: " Ana ",
  email: " ana@school.test ",
  school: "Conservatoire",
  country: "FR",
  seats: " 40 ",
  message: "",
};

it("sends valid input, trimmed", () => {
  expect(findProblems(right)).toEqual([]);
  expect(toInquiry(right)).toEqual({ ...right, name: "Ana", email: "ana@school.test", seats: 40 });
});

it("names what is missing in the order of the form", () => {
  expect(findProblems(emptyDraft)).toEqual(["name", "email", "school", "country", "seats"]);
});

it.each(["４０", "040", "４0 "])("%j are forty seats", (seats) => {
  expect(findProblems({ ...right, seats })).toEqual([]);
  expect(toInquiry({ ...right, seats }).seats).toBe(40);
});

it("a name or a school that is too long is a problem of its field", () => {
  const longest = { ...right, name: "n".repeat(100), school: ` ${"s".repeat(200)} ` };
  expect(findProblems(longest)).toEqual([]);
  expect(findProblems({ ...longest, name: "n".repeat(101) })).toEqual(["name"]);
  expect(findProblems({ ...longest, school: "s".repeat(201) })).toEqual(["school"]);
});

it.each(["0", "-3", "1.5", "1e3", "0x10", "many", "100001", " "])(
  "%j is no number of seats",
  (seats) => {
    expect(findProblems({ ...right, seats })).toEqual(["seats"]);
  },
);

it("an email without a domain is invalid", () => {
  expect(findProblems({ ...right, email: "ana@school" })).toEqual(["email"]);
});
