import { fromBase32, totpCode, totpStep } from "@autotune/contract/totp";
import { developmentSecrets } from "./stack/settings.ts";

// What an authenticator app would show for the admin, manager and support of `pnpm dev`.
const secret = fromBase32(process.argv[2] ?? developmentSecrets.SEED_TOTP_SECRET);
if (secret === undefined) throw new Error("That is no secret of an authenticator app.");
console.log(totpCode(secret, totpStep(new Date())));
