import Type from "typebox";
import { DownloadPageReference } from "../../platform/references.ts";
import type { DownloadPageLinkView } from "../views.ts";

/** The ways to some of the download pages. */
export const DownloadsListBlock = Type.Object({
  block: Type.Literal("downloadsList"),
  headline: Type.String({ minLength: 1 }),
  text: Type.String(),
  pages: Type.Array(DownloadPageReference),
});
export type DownloadsListBlock = Type.Static<typeof DownloadsListBlock>;
export type DownloadsListView = Omit<DownloadsListBlock, "pages"> & {
  pages: DownloadPageLinkView[];
};
