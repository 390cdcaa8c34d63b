import { expect, it } from "vitest";
import type { User } from "../../payload-types.ts";
import { translationLanguages } from "./translation-languages.ts";

const person = (role: User["role"], languages: User["languages"] = []) => ({
  user: {
    id: 1,
    email: "person@autotune.test",
    updatedAt: "",
    createdAt: "",
    collection: "users" as const,
    role,
    languages,
  },
});

it.each([
  ["an editor, on all translations", person("editor"), ["fr", "es", "de", "pt", "ja", "ko", "it"]],
  ["a translator, on their own", person("translator", ["ja", "es"]), ["es", "ja"]],
  ["a translator into English, on none", person("translator", ["en"]), []],
  ["support, on none", person("support"), []],
  ["nobody, on none", { user: null }, []],
])("%s", (_who, request, languages) => {
  expect(translationLanguages(request)).toEqual(languages);
});
