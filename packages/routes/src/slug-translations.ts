import type { Language } from "./languages.ts";

/**
 * Translated path segments; what a language lacks here stays English.
 * A new translation is one line.
 */
export const slugTranslations: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  es: {
    products: "producto",
    "creative-vocal-effects": "efectos-vocales-creativos",
    subscriptions: "suscripcion",
    "ai-powered-vocal-chain": "cadena-vocal-impulsada-por-ia",
    compare: "compara",
    find: "encuentra",
    try: "prueba",
    about: "sobre-nosotros",
    community: "comunidad",
    documentation: "manuales",
    "learning-center": "aprende-los-basicos",
    press: "prensa",
    "privacy-policy": "politica-privacidad",
    "refunds-policy": "politica-reembolsos",
    "software-download": "descargas-software",
    promotions: "promocion",
    artists: "artistas",
  },
};

export function translateSegment(segment: string, language: Language): string {
  return slugTranslations[language]?.[segment] ?? segment;
}
