import type { SeedPage } from "../../../seed-content.ts";

export const press: SeedPage = {
  title: "Presse",
  seo: {
    title: "Presse",
    description: "AutoTune en bref, pour qui veut en parler : les faits, les images et le son.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Pour qui écrit sur nous",
      text: "Les faits, ce que vous pouvez montrer et comment nous citer. AutoTune est ici une marque de démonstration : merci de le préciser, nous le faisons aussi.",
    },
    {
      block: "specs",
      headline: "En bref",
      groups: [
        {
          title: "La marque",
          rows: [
            { name: "Nom", value: "AutoTune, en un seul mot" },
            { name: "Slogan", value: "Libérez votre voix." },
            { name: "Nature", value: "Une marque de démonstration ; ses produits sont inventés" },
            {
              name: "Langues",
              value: "Anglais, français, espagnol, allemand, portugais, japonais, coréen, italien",
            },
          ],
        },
        {
          title: "La gamme",
          rows: [
            { name: "AutoTune", value: "3 éditions (2026, Pro, Hybrid), AutoKey et EFX+" },
            { name: "Chaîne vocale IA", value: "5 outils" },
            { name: "Effets créatifs", value: "14 effets" },
            {
              name: "Unlimited",
              value: "Un abonnement avec les 3 éditions, AutoKey, les 5 outils et les 14 effets",
            },
            { name: "Nouveautés de l’année", value: "AutoTune 2026 et Metamorph" },
          ],
        },
      ],
    },
    {
      block: "prose",
      headline: "Images, sons, mots",
      sections: [
        {
          title: "Images",
          text: "Les fenêtres de nos pages de produits sont dessinées par nous et peuvent être montrées partout où l’on parle de nos produits. Merci de ne pas les recadrer ni les recolorer.",
        },
        {
          title: "Sons",
          text: "Les enregistrements de nos pages peuvent passer dans des tests et des cours. Dites que la voix est synthétique, sinon quelqu’un voudra un nom.",
        },
        {
          title: "Mots",
          text: "Vous pouvez citer tout ce qui est écrit sur ce site. Nous ne fournissons pas de témoignages de clients ni d’artistes : pour une marque de démonstration, il faudrait les inventer.",
        },
        {
          title: "Questions",
          text: "Passez par le lien d’assistance au bas de cette page et commencez par le mot « presse ».",
        },
      ],
    },
  ],
};
