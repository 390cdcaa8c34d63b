import type { Language } from "@autotune/routes";
import { content as de } from "./content/de.ts";
import { content as en } from "./content/en.ts";
import { content as es } from "./content/es.ts";
import { content as fr } from "./content/fr.ts";
import { content as it } from "./content/it.ts";
import { content as ja } from "./content/ja.ts";
import { content as ko } from "./content/ko.ts";
import { content as pt } from "./content/pt.ts";
import type { SeedContent } from "./seed-content.ts";

export const contents: Readonly<Record<Language, SeedContent>> = { en, fr, es, de, pt, ja, ko, it };
