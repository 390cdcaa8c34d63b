import type { Language } from "@autotune/routes";
import type { SearchQuestion } from "./search-questions.ts";

const upgrades = ["/my-account/user-upgrades", "/products/auto-tune/pro"] as const;
const hosts = [
  "/daw-compatibility",
  "/daw-compatibility/mac",
  "/daw-compatibility/windows",
] as const;
const latency = [
  "/documentation/metamorph/troubleshooting",
  "/documentation/choir/troubleshooting",
  "/documentation/vocal-chain/troubleshooting",
] as const;
const schools = "/edu-site-license-inquiry";

/** The same in every language: names of products. */
const names: readonly SearchQuestion[] = [
  ["essentials", "/products/subscriptions/essentials", "/products/subscriptions/unlimited"],
  ["dial", "/products/creative-vocal-effects/dial"],
  ["vocal chain bundle", "/products/ai-powered-vocal-chain/vocal-chain-bundle"],
  ["FL Studio", ...hosts],
];

/**
 * What people ask most, in the words of each language. The expected result is among the first two, without exception.
 * The format is that of `search-questions.ts`.
 */
export const coreSearchQuestions: Readonly<Record<Language, readonly SearchQuestion[]>> = {
  en: [
    ...names,
    ["latency", ...latency],
    ["student", schools],
    ["education discount", schools],
    ["redeem", "/code-redemption"],
    ["upgrade from Pro X", ...upgrades],
    ["cancel my plan", "/my-account"],
  ],
  fr: [
    ...names,
    ["latence", ...latency],
    ["étudiant", schools],
    ["réduction étudiant", schools],
    ["utiliser un code", "/code-redemption"],
    ["mise à niveau depuis Pro X", ...upgrades],
    ["résilier mon abonnement", "/my-account"],
  ],
  es: [
    ...names,
    ["latencia", ...latency],
    ["estudiante", schools],
    ["descuento para estudiantes", schools],
    ["canjear", "/code-redemption"],
    ["ampliar desde Pro X", ...upgrades],
    ["cancelar mi plan", "/my-account"],
  ],
  de: [
    ...names,
    ["Latenz", ...latency],
    ["Student", schools],
    ["Rabatt für Studenten", schools],
    ["einlösen", "/code-redemption"],
    ["Upgrade von Pro X", ...upgrades],
    ["mein Abo kündigen", "/my-account"],
  ],
  pt: [
    ...names,
    ["latência", ...latency],
    ["estudante", schools],
    ["desconto para estudantes", schools],
    ["resgatar", "/code-redemption"],
    ["upgrade do Pro X", ...upgrades],
    ["cancelar meu plano", "/my-account"],
  ],
  ja: [
    ...names,
    ["レイテンシー", ...latency],
    ["学生", schools],
    ["学割", schools],
    ["引き換え", "/code-redemption"],
    ["Pro Xからアップグレード", ...upgrades],
    ["プランを解約", "/my-account"],
  ],
  ko: [
    ...names,
    ["레이턴시", ...latency],
    ["학생", schools],
    ["교육 할인", schools],
    ["코드 등록", "/code-redemption"],
    ["Pro X에서 업그레이드", ...upgrades],
    ["플랜 해지", "/my-account"],
  ],
  it: [
    ...names,
    ["latenza", ...latency],
    ["studente", schools],
    ["sconto studenti", schools],
    ["riscattare", "/code-redemption"],
    ["upgrade da Pro X", ...upgrades],
    ["disdire l’abbonamento", "/my-account"],
  ],
};
