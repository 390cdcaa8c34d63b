import type { SeedPage } from "../../seed-content.ts";

export const eduSiteLicenseInquiry: SeedPage = {
  title: "Site licenses for schools",
  seo: {
    title: "Site licenses for schools",
    description:
      "AutoTune site licenses for schools, conservatories and universities. Tell us how many seats you need and we’ll send you a quote.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "For classrooms and teaching studios",
      text: "One agreement for all your school’s computers. Tell us about your rooms and we’ll send you a quote within two business days.",
    },
    {
      block: "prose",
      headline: "What you get with a site license",
      sections: [
        {
          title: "One agreement",
          text: "All your seats on one license with one renewal date, in your school’s name. No serial numbers to hand out in class.",
        },
        {
          title: "Teachers take it home",
          text: "Anyone who teaches with our plug-ins can prepare lessons on their own computer.",
        },
        {
          title: "Room to change",
          text: "Seats move with your rooms. Add more during the year and pay only for the months that are left.",
        },
      ],
    },
  ],
};
