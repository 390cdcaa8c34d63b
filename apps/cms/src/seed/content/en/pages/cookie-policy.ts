import type { SeedPage } from "../../seed-content.ts";

export const cookiePolicy: SeedPage = {
  title: "Cookie Policy",
  seo: {
    title: "Cookie policy",
    description:
      "What the AutoTune demonstration shop keeps in your browser, why and for how long, what waits for your consent, and how to change your choice.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "What stays in your browser",
      text: "The shop keeps what it needs to work. Everything that measures or advertises waits for your yes. Without it, nothing is missing.",
    },
    {
      block: "cookieTable",
      headline: "The whole list",
      text: "It is the list that the shop itself works by: what is not on it is not kept, and a service that is not on it is not reached.",
    },
    {
      block: "prose",
      headline: "How it works",
      sections: [
        {
          title: "Without an answer",
          text: "As long as you have not answered, you are treated as if you had declined. Nothing that measures is loaded, and nothing is kept for it.",
        },
        {
          title: "If you agree",
          text: "The services in the second table are loaded, and the entries listed there are kept. We note that you agreed, when, in which language and to which version of the list. We keep no network address with it.",
        },
        {
          title: "If you change your mind",
          text: "Choose again at any time: with the button above, or with the cookie settings at the foot of each page. If you take your consent back, the shop removes what it had kept on that ground and loads the page anew, so that nothing goes on running.",
        },
        {
          title: "In your browser",
          text: "You can delete all of it in the settings of your browser. You are then signed out, the cart is empty, and the shop asks you again.",
        },
      ],
    },
  ],
};
