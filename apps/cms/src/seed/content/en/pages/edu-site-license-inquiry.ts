import type { SeedPage } from "../../seed-content.ts";

export const eduSiteLicenseInquiry: SeedPage = {
  title: "Site licences for schools",
  seo: {
    title: "Site licences for schools",
    description:
      "AutoTune site licences for schools, conservatoires and universities: tell us how many seats you need, and we write back with an offer.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "For classrooms and studios that teach",
      text: "One agreement for every computer of a school, from ten seats up. Tell us about your rooms, and we write back with an offer within two working days.",
    },
    {
      block: "prose",
      headline: "What a site licence brings",
      sections: [
        {
          title: "One agreement",
          text: "All seats in one licence with one renewal date, in your school’s name. No serial numbers to hand out in class.",
        },
        {
          title: "Teachers take it home",
          text: "Whoever teaches with the tools may prepare lessons with them on a computer of their own.",
        },
        {
          title: "Room for change",
          text: "Seats move with the rooms. Add some during the year, and pay for the months that are left.",
        },
      ],
    },
  ],
};
