import type { Payload } from "payload";
import Type from "typebox";
import { Compile } from "typebox/compile";

const SignInSettings = Type.Object({
  /** Encrypts and hashes what second factors are verified with. */
  factorSecret: Type.String(),
  /** Where staff open the CMS: a passkey works there only. */
  cmsUrl: Type.String(),
  proxies: Type.Integer(),
});
export type SignInSettings = Type.Static<typeof SignInSettings>;

const form = Compile(Type.Object({ signIn: SignInSettings }));

/** Payload keeps this part of its configuration on the server. */
export function signInSettings({ config }: Pick<Payload, "config">): SignInSettings {
  return form.Parse(config.custom).signIn;
}
