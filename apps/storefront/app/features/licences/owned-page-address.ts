import { readPageNumber } from "../../asking/read-page-number.ts";

export interface ShownPage {
  readonly page: number;
  /** Without what plans give. */
  readonly perpetualOnly: boolean;
}

export function readPage(query: URLSearchParams): ShownPage {
  return {
    page: readPageNumber(query),
    perpetualOnly: query.get("perpetual_only") === "1",
  };
}

/** What is as usual is left out. */
export function addressOfPage({ page, perpetualOnly }: ShownPage): string {
  const query = new URLSearchParams();
  if (page > 1) query.set("page", String(page));
  if (perpetualOnly) query.set("perpetual_only", "1");
  return `?${query.toString()}`;
}
