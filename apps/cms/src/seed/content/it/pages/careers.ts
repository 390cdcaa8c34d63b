import type { SeedPage } from "../../../seed-content.ts";

export const careers: SeedPage = {
  title: "Lavora con noi",
  seo: {
    title: "Lavora con noi",
    description:
      "In AutoTune non ci sono posizioni aperte. Ti raccontiamo lo stesso come ci piacerebbe lavorare.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Per ora niente di aperto",
      text: "AutoTune è un marchio dimostrativo e non ha dipendenti. Meglio dirlo subito che farti limare una lettera per niente.",
    },
    {
      block: "prose",
      headline: "Se però assumessimo",
      sections: [
        {
          title: "Chi cercheremmo",
          text: "Persone che ascoltano prima di girare una manopola. Elaborazione del segnale o scrittura di canzoni, assistenza o traduzione: la prima domanda è sempre la stessa, che cosa hai sentito?",
        },
        {
          title: "Come lavoreremmo",
          text: "Modifiche piccole e verificabili, spiegate con frasi che gli altri riescono a leggere. Un nome che ha bisogno di un commento non è ancora quello giusto. Dopo cena nessuno deve essere reperibile.",
        },
        {
          title: "Come sceglieremmo",
          text: "Una chiacchierata e un lavoro, pagato, su un problema che abbiamo davvero. Una risposta entro due settimane, anche quando è un no, e con un perché.",
        },
      ],
    },
  ],
};
