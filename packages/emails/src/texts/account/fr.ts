import { fr as letter } from "../letter/fr.ts";
import type { AccountTexts } from "./account-texts.ts";

const forOneHour = "Le lien est valable 1\u00a0heure et ne sert qu’une fois.";
const forOneDay = "Le lien est valable 24\u00a0heures et ne sert qu’une fois.";
const forTwoWeeks = "Le lien est valable 14\u00a0jours.";
const forOneMonth = "Le lien est valable 30\u00a0jours et ne sert qu’une fois.";
const whyTransfer =
  "Vous recevez cet e-mail parce que cette adresse a été indiquée pour le transfert d’une licence.";

export const fr: AccountTexts = {
  ...letter,
  product: "Produit",
  device: "Appareil",
  country: "Pays",
  time: "Date et heure",
  passkey: "Clé d’accès",
  oldEmail: "Ancienne adresse",
  newEmail: "Nouvelle adresse",
  from: "De la part de",
  to: "Destinataire",
  keptAccount: "Compte conservé",
  mergedAccount: "Compte fermé",
  deletedOn: "Suppression le",
  availableUntil: "Disponible jusqu’au",
  name: "Nom",
  part: "Objet",
  wholeOrder: "Toute la commande",
  receivedAt: "Reçue le",
  receiptNumber: "Numéro d’accusé",
  news: {
    resetPassword: {
      subject: "Choisissez un nouveau mot de passe AutoTune",
      heading: "Choisissez un nouveau mot de passe",
      intro:
        "Un nouveau mot de passe a été demandé pour le compte lié à cette adresse. Appuyez sur le bouton pour le choisir. Tous vos appareils seront ensuite déconnectés.",
      notes: [],
      action: "Choisir un nouveau mot de passe",
      afterword: [
        forOneHour,
        "Si ce n’était pas vous, ne faites rien\u00a0: votre compte reste tel quel, et personne n’y entre sans ce lien.",
      ],
    },
    reactivateLegacy: {
      subject: "Réactivez votre compte AutoTune",
      heading: "Bon retour parmi nous",
      intro:
        "AutoTune a une nouvelle boutique, et votre compte a déménagé avec elle. Choisissez un nouveau mot de passe, une seule fois, et vous retrouvez tout ce qui est à vous.",
      notes: [],
      action: "Réactiver votre compte",
      afterword: [
        forOneMonth,
        "Si ce n’était pas vous qui vouliez vous connecter, ne faites rien\u00a0: personne n’entre sans ce lien.",
      ],
    },
    completeAccount: {
      subject: "Terminez votre compte AutoTune",
      heading: "Votre compte est presque prêt",
      intro:
        "Il ne manque que votre nom et un mot de passe. Vos téléchargements, licences et reçus seront alors réunis au même endroit.",
      notes: [],
      action: "Terminer votre compte",
      afterword: [
        forOneMonth,
        "Si ce n’était pas vous, ne faites rien\u00a0: personne n’entre sans ce lien.",
      ],
    },
    newDevice: {
      subject: "Nouvelle connexion à votre compte AutoTune",
      heading: "Connexion depuis un nouvel appareil",
      intro:
        "Quelqu’un s’est connecté à votre compte depuis un appareil que nous ne connaissions pas. Nous vous prévenons toujours dans ce cas.",
      notes: [
        "Si c’était vous, vous n’avez rien à faire.",
        "Si ce n’était pas vous, fermez tout de suite la session de cet appareil dans votre compte, puis choisissez un nouveau mot de passe.",
      ],
      action: "Vérifier vos appareils",
      afterword: [],
    },
    passwordChanged: {
      subject: "Votre mot de passe AutoTune a changé",
      heading: "Votre mot de passe a changé",
      intro:
        "Votre compte a un nouveau mot de passe, et tous les autres appareils ont été déconnectés.",
      notes: [
        "Si c’était vous, vous n’avez rien à faire.",
        "Si ce n’était pas vous, réinitialisez tout de suite votre mot de passe. Vérifiez ensuite que personne d’autre ne peut lire votre messagerie.",
      ],
      action: "Réinitialiser le mot de passe",
      afterword: [],
    },
    passkeyAdded: {
      subject: "Nouvelle clé d’accès pour votre compte AutoTune",
      heading: "Une nouvelle clé d’accès",
      intro:
        "Une clé d’accès a été ajoutée à votre compte. Elle permet de se connecter sans mot de passe.",
      notes: [
        "Si c’était vous, vous n’avez rien à faire.",
        "Si ce n’était pas vous, supprimez tout de suite la clé d’accès dans votre compte, puis choisissez un nouveau mot de passe.",
      ],
      action: "Vérifier vos clés d’accès",
      afterword: [],
    },
    confirmEmailOld: {
      subject: "Confirmez la nouvelle adresse de votre compte AutoTune",
      heading: "Une nouvelle adresse pour votre compte\u00a0?",
      intro:
        "Une nouvelle adresse e-mail a été saisie pour votre compte. Elle remplacera celle-ci dès que les deux messageries, celle-ci et la nouvelle, l’auront confirmée.",
      notes: [],
      action: "Confirmer le changement",
      afterword: [
        forOneDay,
        "Si ce n’était pas vous, ne confirmez pas\u00a0: votre adresse restera la même. Choisissez tout de suite un nouveau mot de passe, car quelqu’un d’autre connaît le vôtre.",
      ],
    },
    confirmEmailNew: {
      subject: "Confirmez cette adresse pour votre compte AutoTune",
      heading: "Est-ce votre nouvelle adresse\u00a0?",
      intro:
        "Cette adresse a été saisie comme nouvelle adresse d’un compte AutoTune. Elle remplacera l’ancienne dès que les deux messageries, celle-ci et l’ancienne, l’auront confirmée.",
      notes: [],
      action: "Confirmer cette adresse",
      afterword: [
        forOneDay,
        "Si ce n’était pas vous, ne faites rien\u00a0: sans votre confirmation, rien ne change.",
      ],
      why: "Vous recevez cet e-mail parce que cette adresse a été saisie comme nouvelle adresse d’un compte.",
    },
    emailChanged: {
      subject: "Votre compte AutoTune a une nouvelle adresse",
      heading: "Votre nouvelle adresse est active",
      intro:
        "Désormais, vous vous connectez avec votre nouvelle adresse, et c’est là que nous vous écrivons. Tous les autres appareils ont été déconnectés.",
      notes: [
        "Si c’était vous, vous n’avez rien à faire.",
        "Si ce n’était pas vous, vérifiez tout de suite votre compte et choisissez un nouveau mot de passe. Si vous n’y avez plus accès, écrivez à notre assistance.",
      ],
      action: "Vérifier votre compte",
      afterword: [],
      why: "Vous recevez cet e-mail parce que cette adresse est celle du compte, ou l’était jusqu’ici.",
    },
    licence: {
      subject: "Votre licence AutoTune",
      heading: "Votre licence",
      intro:
        "Voici, comme demandé, le numéro de série et le code d’authentification de votre licence. Ensemble, ils activent le logiciel.",
      notes: [],
      action: "Voir votre licence",
      afterword: ["Si ce n’était pas vous, il n’y a rien à faire\u00a0: rien n’a changé."],
    },
    licenceRegenerated: {
      subject: "Un nouveau numéro de série pour votre licence AutoTune",
      heading: "Un nouveau numéro de série",
      intro:
        "Notre assistance a attribué à votre licence un nouveau numéro de série et un nouveau code d’authentification. Les anciens ne fonctionnent plus.",
      notes: [
        "Vos ordinateurs ont été désactivés. Activez-les à nouveau avec le nouveau numéro de série et le nouveau code.",
      ],
      action: "Voir votre licence",
      afterword: ["Si ce n’était pas vous qui l’aviez demandé, écrivez à notre assistance."],
    },
    codeRedeemed: {
      subject: "Votre code AutoTune est utilisé",
      heading: "Votre code est utilisé",
      intro:
        "Ce que donne votre code est à vous\u00a0: voici le numéro de série et le code d’authentification. Ensemble, ils activent le logiciel.",
      notes: [
        "Les téléchargements sont dans votre compte. Le code, lui, a servi et ne peut plus être utilisé.",
      ],
      action: "Voir votre licence",
      afterword: [
        "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez à notre assistance.",
      ],
    },
    transferGive: {
      subject: "Confirmez le transfert de votre licence",
      heading: "Céder cette licence\u00a0?",
      intro:
        "Vous avez commencé à transférer une licence à une autre personne. Elle changera de compte dès que les deux parties auront accepté.",
      notes: [
        "Elle appartiendra ensuite à cette personne seule et ne fonctionnera plus sur vos ordinateurs. Vous ne pourrez pas la reprendre.",
      ],
      action: "Confirmer le transfert",
      afterword: [
        `${forTwoWeeks} Tant que les deux parties n’ont pas accepté, vous pouvez annuler le transfert dans votre compte.`,
        "Si ce n’était pas vous, ne confirmez pas\u00a0: la licence restera à vous. Choisissez tout de suite un nouveau mot de passe.",
      ],
    },
    transferTake: {
      subject: "Une licence AutoTune vous attend",
      heading: "Une licence pour vous",
      intro:
        "Quelqu’un souhaite vous transférer une licence. Elle sera à vous dès que les deux parties auront accepté.",
      notes: [
        "Nous ne vous facturons rien pour cela. S’il n’y a pas encore de compte avec cette adresse, nous en créons un pour vous.",
      ],
      action: "Accepter ou refuser",
      afterword: [
        forTwoWeeks,
        "Si vous ne connaissez pas cette personne, refusez ou ne faites rien\u00a0: la licence restera où elle est.",
      ],
      why: whyTransfer,
    },
    transferGiven: {
      subject: "Votre licence a été transférée",
      heading: "Votre licence a changé de mains",
      intro:
        "Les deux parties ont accepté, et la licence est transférée. Elle ne fonctionne plus sur vos ordinateurs.",
      notes: [
        "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et écrivez à notre assistance.",
      ],
      action: "Ouvrir votre compte",
      afterword: [],
    },
    transferTaken: {
      subject: "Votre nouvelle licence est là",
      heading: "La licence est à vous",
      intro:
        "Les deux parties ont accepté, et la licence se trouve maintenant dans votre compte, avec son numéro de série et ses téléchargements.",
      notes: [
        "Si votre compte est nouveau, commencez par le configurer\u00a0: le lien arrive dans un e-mail à part.",
      ],
      action: "Voir votre licence",
      afterword: [],
      why: whyTransfer,
    },
    transferDeclined: {
      subject: "Le transfert d’une licence a été refusé",
      heading: "Le transfert a été refusé",
      intro:
        "La licence n’a pas été acceptée. Elle reste à son propriétaire et fonctionne comme avant.",
      notes: [],
      action: "Ouvrir votre compte",
      afterword: [],
      why: whyTransfer,
    },
    transferWithdrawn: {
      subject: "Le transfert d’une licence a été annulé",
      heading: "Le transfert a été annulé",
      intro:
        "Le propriétaire de la licence a annulé le transfert. La licence lui reste et fonctionne comme avant.",
      notes: [],
      action: "Ouvrir votre compte",
      afterword: [],
      why: whyTransfer,
    },
    transferExpired: {
      subject: "Le transfert d’une licence a expiré",
      heading: "Le transfert a expiré",
      intro:
        "Le transfert n’a pas été confirmé à temps par les deux parties. La licence reste à son propriétaire et fonctionne comme avant.",
      notes: ["Le propriétaire peut à tout moment commencer un nouveau transfert."],
      action: "Ouvrir votre compte",
      afterword: [],
      why: whyTransfer,
    },
    confirmMerge: {
      subject: "Réunir vos deux comptes AutoTune\u00a0?",
      heading: "Réunir vos deux comptes\u00a0?",
      intro:
        "Depuis le compte ci-dessous, quelqu’un a demandé d’y réunir le compte lié à cette adresse. Si les deux sont à vous, confirmez-le.",
      notes: [
        "Commandes, licences et abonnements y seront déplacés. Le compte lié à cette adresse sera fermé, et cela ne peut pas être annulé.",
      ],
      action: "Voir et confirmer",
      afterword: [
        forOneDay,
        "Si ce n’était pas vous, ne confirmez pas\u00a0: tout le contenu de ce compte irait à quelqu’un d’autre. Si vous ne faites rien, rien ne change.",
      ],
    },
    confirmReminders: {
      subject: "Des rappels de votre panier\u00a0?",
      heading: "Des rappels de votre panier\u00a0?",
      intro:
        "Une personne connectée avec cette adresse souhaite recevoir un e-mail lorsqu’un article reste dans le panier. Si c’était vous, confirmez-le.",
      notes: [],
      action: "Voir et confirmer",
      afterword: ["Si ce n’était pas vous, ne faites rien\u00a0: aucun rappel ne viendra."],
    },
    merged: {
      subject: "Vos deux comptes AutoTune sont réunis",
      heading: "Vos comptes sont réunis",
      intro:
        "Les commandes, licences et abonnements des deux se trouvent maintenant dans un seul compte. Connectez-vous avec son adresse\u00a0; l’autre compte n’existe plus.",
      notes: ["Si ce n’était pas vous, écrivez tout de suite à notre assistance."],
      action: "Ouvrir votre compte",
      afterword: [],
      why: "Vous recevez cet e-mail parce que cette adresse est, ou était, celle de l’un des deux comptes.",
    },
    erasureScheduled: {
      subject: "Votre compte AutoTune va être supprimé",
      heading: "Votre compte va être supprimé",
      intro:
        "Vous nous avez demandé de supprimer votre compte et vos données personnelles. D’ici là, vous pouvez changer d’avis.",
      notes: [
        "Ensuite, vous n’aurez plus accès à vos licences ni à vos téléchargements. Nous gardons les commandes et les factures seulement aussi longtemps que la loi l’exige.",
      ],
      action: "Garder votre compte",
      afterword: [
        "Si ce n’était pas vous, connectez-vous, gardez votre compte et choisissez tout de suite un nouveau mot de passe.",
      ],
    },
    erasureCancelled: {
      subject: "Votre compte AutoTune est conservé",
      heading: "Merci de rester parmi nous",
      intro:
        "La suppression est annulée. Votre compte, vos licences et vos téléchargements sont comme avant.",
      notes: [],
      action: "Ouvrir votre compte",
      afterword: ["Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe."],
    },
    erasureStopped: {
      subject: "Votre compte AutoTune n’a pas été supprimé",
      heading: "Votre compte est toujours là",
      intro:
        "Vous aviez demandé la suppression de votre compte, mais un abonnement y serait encore prélevé. Nous ne l’avons donc pas supprimé, et votre demande est annulée.",
      notes: [
        "Si vous voulez toujours le supprimer, résiliez d’abord l’abonnement, puis refaites la demande.",
      ],
      action: "Ouvrir votre compte",
      afterword: [],
    },
    erased: {
      subject: "Votre compte AutoTune a été supprimé",
      heading: "Votre compte est supprimé",
      intro:
        "Votre compte et vos données personnelles ont été supprimés, comme vous l’aviez demandé. Nous gardons les commandes et les factures seulement aussi longtemps que la loi l’exige.",
      notes: ["C’est notre dernier message au sujet de ce compte. Merci d’avoir chanté avec nous."],
      action: null,
      afterword: [],
      goodbye: "Bonne continuation,",
      why: "Vous recevez cet e-mail parce que le compte lié à cette adresse a été supprimé.",
    },
    exportReady: {
      subject: "Vos données AutoTune sont prêtes",
      heading: "Vos données sont prêtes",
      intro:
        "Tout ce que notre boutique sait de vous est réuni dans un fichier, comme vous l’aviez demandé.",
      notes: [
        "Personne d’autre que vous ne peut l’ouvrir\u00a0: connectez-vous d’abord, et le téléchargement commence.",
      ],
      action: "Télécharger vos données",
      afterword: [
        "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe. Personne n’obtient le fichier sans se connecter.",
      ],
    },
    withdrawalReceived: {
      subject: "Nous avons reçu votre rétractation",
      heading: "Votre rétractation nous est parvenue",
      intro:
        "Vous avez déclaré vous rétracter du contrat ci-dessous. Cet e-mail est votre accusé de réception\u00a0: conservez-le.",
      notes: [
        "Nous examinons votre déclaration et vous écrivons. Ce qui vous est dû vous est remboursé sous 14\u00a0jours, par le moyen de paiement que vous aviez choisi.",
      ],
      action: null,
      afterword: ["Si ce n’était pas vous, écrivez à notre assistance."],
      why: "Vous recevez cet e-mail parce qu’une rétractation a été déclarée avec cette adresse.",
    },
    withdrawalAccepted: {
      subject: "Votre rétractation est acceptée",
      heading: "Nous avons accepté votre rétractation",
      intro: "Nous avons examiné votre déclaration\u00a0: vous êtes dégagé du contrat ci-dessous.",
      notes: [
        "Ce qui vous est dû est remboursé par le moyen de paiement que vous aviez choisi. Un e-mail à part vous en indique le montant.",
      ],
      action: null,
      afterword: [],
      why: "Vous recevez cet e-mail parce qu’une rétractation a été déclarée avec cette adresse.",
    },
    withdrawalRefused: {
      subject: "Nous ne pouvons pas accepter votre rétractation",
      heading: "Votre rétractation n’a pas été acceptée",
      intro:
        "Nous avons examiné votre déclaration et ne pouvons pas l’accepter pour le contrat ci-dessous.",
      notes: [
        "Pour savoir pourquoi, ou si vous n’êtes pas d’accord, écrivez à notre assistance en indiquant le numéro d’accusé.",
      ],
      action: null,
      afterword: [],
      why: "Vous recevez cet e-mail parce qu’une rétractation a été déclarée avec cette adresse.",
    },
  },
  whyThisMail: "Vous recevez cet e-mail parce qu’il concerne le compte lié à cette adresse.",
};
