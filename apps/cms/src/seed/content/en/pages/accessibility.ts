import type { SeedPage } from "../../seed-content.ts";

export const accessibility: SeedPage = {
  title: "Accessibility",
  seo: {
    title: "Accessibility",
    description:
      "How accessible the AutoTune store is, what doesn’t work yet and how to tell us about a barrier.",
  },
  policy: { isTemplate: true },
  blocks: [
    {
      block: "pageHead",
      headline: "Accessibility",
      text: "The store is for everyone who makes music. Here’s what works, what doesn’t yet and how to reach us.",
    },
    {
      block: "prose",
      headline: "Statement",
      sections: [
        {
          title: "What it covers",
          text: "This store: its pages, your account, the checkout and our emails. The law behind it is the European Accessibility Act, Directive (EU) 2019/882.",
        },
        {
          title: "The standard",
          text: "We build to WCAG 2.2, level AA. It includes WCAG 2.1, level AA, which the European standard EN 301 549 (version 3.2.1) asks of web pages. We check every release with automatic tests and by keyboard. We haven’t had an outside audit yet, so we say “partially conformant”.",
        },
        {
          title: "How it works",
          text: "- Everything works with the keyboard, and the focus is always visible.\n- Screen readers get headings, labels and messages in your language.\n- Text can be enlarged to 200 percent, and pages fit a width of 320 pixels.\n- Movement stops if your system asks for less motion.",
        },
        {
          title: "What doesn’t work yet",
          text: "- The listening demos and the knob on the home page are about sound. Their texts describe them, but they don’t replace hearing.\n- The payment form comes from a payment provider, and we can’t change all of it.\n- Videos without speech have no audio description.",
        },
      ],
    },
    {
      block: "companyDetails",
      headline: "Tell us about a barrier",
      text: "Write or call, and say which page it is. We answer within 14 days. If that doesn’t help, you can turn to the authority named here.",
      notice: "accessibility",
    },
  ],
};
