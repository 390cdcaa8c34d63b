import type { SeedPromotionPages } from "../../promotion-pages.ts";

export const promotionPages: SeedPromotionPages = {
  "loyal-owners": {
    title: "Per chi ha già cantato con noi",
    lead: "Hai un AutoTune precedente. I nuovi ti costano meno.",
    text: "Chi ha AutoTune Pro X, 2024, Artist o Stage riceve AutoTune 2026 e AutoTune Pro ai prezzi qui sotto. Accedi, così vediamo che cosa hai; il resto avviene nel carrello. Quello che hai resta tuo.",
  },
  "winter-studio": {
    title: "Un inverno in studio",
    lead: "Due strumenti per le voci dei mesi bui.",
    text: "Choir fa di una voce un intero coro e Vocal Reverb le dà una sala. Fino alla fine dell’inverno sono qui tutti e due ai prezzi qui sotto, per tutti. Mettili insieme nel carrello o togline uno lì.",
  },
};
