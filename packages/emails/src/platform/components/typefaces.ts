import type { Language } from "@autotune/routes";

// Names without quotes: quotes in a style attribute trip some clients.
const ownFaces: Partial<Record<Language, string>> = {
  ja: "Hiragino Sans, Noto Sans CJK JP, Noto Sans JP, Yu Gothic, Meiryo, ",
  ko: "Apple SD Gothic Neo, Noto Sans CJK KR, Noto Sans KR, Malgun Gothic, ",
};

/** The reader's own fonts, since an e-mail must load nothing. */
export function textFace(language: Language): string {
  return `Geist, -apple-system, ${ownFaces[language] ?? ""}Segoe UI, Roboto, Helvetica, Arial, sans-serif`;
}

export const codeFace = "Geist Mono, SFMono-Regular, Menlo, Consolas, Liberation Mono, monospace";
