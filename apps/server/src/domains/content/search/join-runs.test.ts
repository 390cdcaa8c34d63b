import { expect, it } from "vitest";
import { joinRuns } from "./join-runs.ts";

const joined = (...parts: string[]) =>
  joinRuns(parts).map(({ text, joins }) => (joins ? `+${text}` : text));

it("adds the pair between two runs of characters", () => {
  expect(joined("오토", "토튠", "프로")).toEqual(["오토", "토튠", "+튠프", "프로"]);
  expect(joined("키", "찾기")).toEqual(["키", "+키찾", "찾기"]);
});

it("leaves words, and what is one run, as they are", () => {
  expect(joined("autotune", "プロ")).toEqual(["autotune", "プロ"]);
  expect(joined("リチ", "チュ", "ュー")).toEqual(["リチ", "チュ", "ュー"]);
});
