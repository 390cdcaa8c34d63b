import type { SeedPromotionPages } from "../../promotion-pages.ts";

export const promotionPages: SeedPromotionPages = {
  "loyal-owners": {
    title: "Para quem já cantou com a gente",
    lead: "Você tem um AutoTune anterior. Os novos custam menos para você.",
    text: "Quem tem AutoTune Pro X, 2024, Artist ou Stage leva AutoTune 2026 e AutoTune Pro pelos preços abaixo. Entre na sua conta para vermos o que você tem; o resto acontece no carrinho. O que você já tem continua seu.",
  },
  "winter-studio": {
    title: "Um inverno no estúdio",
    lead: "Duas ferramentas para as vozes dos meses escuros.",
    text: "Choir faz de uma voz um coro inteiro, e Vocal Reverb dá a ela uma sala. Até o fim do inverno as duas estão aqui pelos preços abaixo, para todo mundo. Coloque as duas no carrinho ou tire uma delas lá.",
  },
};
