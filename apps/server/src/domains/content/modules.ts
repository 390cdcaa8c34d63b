import type { ModuleManifest } from "../../platform/modules/module.ts";
import { pagesModule } from "./pages/module.ts";
import { seoModule } from "./seo/module.ts";
import { searchModule } from "./search/module.ts";
import { mediaModule } from "./media/module.ts";
import { previewModule } from "./preview/module.ts";

export const contentModules: readonly ModuleManifest[] = [
  pagesModule,
  seoModule,
  searchModule,
  mediaModule,
  previewModule,
];
