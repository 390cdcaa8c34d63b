import { createSigner } from "@autotune/environment";

/** How long the link of an order or of its email works. */
const linkDays = 30;
const day = 24 * 60 * 60 * 1000;

interface SignedFile {
  readonly id: number;
  readonly fileName: string;
}

interface Signature {
  readonly until?: number | undefined;
  readonly signature?: string | undefined;
}

export interface InstallerLinks {
  /** The path of a file, for whoever has the link: a guest has no account to sign in with. */
  pathOf(file: SignedFile, now: Date): string;
  isSigned(id: number, shown: Signature, now: Date): boolean;
}

/** Signed and stored nowhere. A link opens one installer, which is of no use without a serial number. */
export function installerLinks(secret: string): InstallerLinks {
  const signer = createSigner(secret, "installer link");
  return {
    pathOf({ id, fileName }, now) {
      const until = Math.floor((now.getTime() + linkDays * day) / 1000);
      const signature = signer.sign(`${id}.${until}`);
      return `/laravel/downloads/${id}/${encodeURIComponent(fileName)}?until=${until}&signature=${signature}`;
    },
    isSigned(id, { until, signature }, now) {
      if (until === undefined || signature === undefined || until * 1000 < now.getTime())
        return false;
      return signer.isSigned(`${id}.${until}`, signature);
    },
  };
}
