/** What a page of the shop says and shows, in reading order, without any of its components. */
export type PagePart =
  | { readonly id: number; readonly kind: "heading" | "text"; readonly text: string }
  | {
      readonly id: number;
      readonly kind: "image";
      readonly src: string;
      readonly alt: string;
      readonly width: number;
      readonly height: number;
      readonly isLazy: boolean;
    };

export interface PageContent {
  readonly title: string;
  readonly description: string;
  readonly parts: readonly PagePart[];
}

/** Filled by the server that runs this build, by path. */
export const pageContents = new Map<string, PageContent>();
