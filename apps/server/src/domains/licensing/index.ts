export { endActivationsOf } from "./activations/repository.ts";
export { chooseDownloadPages, type InstallPage } from "./downloads/choose-download-pages.ts";
export { readInstallPages } from "./downloads/read-install-pages.ts";
export { countOffers, UpgradeFacts, upgradeFactsJson } from "./owned-products/upgrade-facts.ts";
export { ownedLicencesJson } from "./owned-products/owned-licences-json.ts";
export { hasRecordingTemplates } from "./recording-templates/repository.ts";
export { maskSerial } from "./serials/mask-serial.ts";
export { makeAuthenticationString, makeSerial } from "./serials/serial.ts";
