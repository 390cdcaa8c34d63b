import { makes, spends, type Make, type Spend } from "@autotune/commerce";
import type { CompatibilityView } from "@autotune/contract";

export type Host = CompatibilityView["hosts"][number];

/** For those whose DAW is not listed, or who do not have one yet. */
export const otherHost = "other";

/** What a visitor has answered so far; an empty text means not yet. */
export interface Answers {
  readonly make: Make | "";
  /** The key of a DAW, or `other`. */
  readonly record: string;
  readonly spend: Spend | "";
}

/** A visitor who has answered everything. */
export interface Visitor {
  readonly make: Make;
  /** Undefined where the DAW is not known. */
  readonly host: Host | undefined;
  readonly spend: Spend;
}

/** How a DAW is named in a URL: "Logic Pro" is `logic-pro`. */
export function hostKey({ name }: Pick<Host, "name">): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** From the query of a URL. Unknown values are no answer: a DAW may have left the list since a link was shared. */
export function readAnswers(query: URLSearchParams, hosts: readonly Host[]): Answers {
  const given = (name: keyof Answers) => query.get(name) ?? "";
  const known = [otherHost, ...hosts.map(hostKey)];
  return {
    make: makes.find((make) => make === given("make")) ?? "",
    record: known.find((key) => key === given("record")) ?? "",
    spend: spends.find((spend) => spend === given("spend")) ?? "",
  };
}

/** Undefined until all three questions are answered. */
export function visitorOf(
  { make, record, spend }: Answers,
  hosts: readonly Host[],
): Visitor | undefined {
  if (make === "" || record === "" || spend === "") return undefined;
  return { make, host: hosts.find((host) => hostKey(host) === record), spend };
}
