import type { Language } from "@autotune/routes";
import { content as de } from "./content/de/index.ts";
import { content as en } from "./content/en/index.ts";
import { content as es } from "./content/es/index.ts";
import { content as fr } from "./content/fr/index.ts";
import { content as it } from "./content/it/index.ts";
import { content as ja } from "./content/ja/index.ts";
import { content as ko } from "./content/ko/index.ts";
import { content as pt } from "./content/pt/index.ts";
import type { SeedContent } from "./seed-content.ts";

export const contents: Readonly<Record<Language, SeedContent>> = { en, fr, es, de, pt, ja, ko, it };
