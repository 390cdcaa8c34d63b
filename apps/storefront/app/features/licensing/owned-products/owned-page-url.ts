import { readPageNumber } from "../../../platform/navigation/read-page-number.ts";

export interface ShownPage {
  readonly page: number;
  /** Excludes what plans include. */
  readonly perpetualOnly: boolean;
}

export function readPage(query: URLSearchParams): ShownPage {
  return {
    page: readPageNumber(query),
    perpetualOnly: query.get("perpetual_only") === "1",
  };
}

/** Default values are left out. */
export function pageHref({ page, perpetualOnly }: ShownPage): string {
  const query = new URLSearchParams();
  if (page > 1) query.set("page", String(page));
  if (perpetualOnly) query.set("perpetual_only", "1");
  return `?${query.toString()}`;
}
