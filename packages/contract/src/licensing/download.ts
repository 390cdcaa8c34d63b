import { languages } from "@autotune/routes";
import Type from "typebox";
import { systems } from "../platform/systems.ts";
import { timestamp } from "../platform/schema-parts.ts";

/** GET /laravel/rest/downloads */
export const DownloadsQuery = Type.Object({
  /** In which products are named and notes are written. */
  lang: Type.Optional(Type.Enum([...languages])),
});

/** The newest version of a product, for who has just bought it or looks at its licence. */
export const InstallerResponse = Type.Object({
  version: Type.String(),
  /** One for each system that it was made for. */
  files: Type.Array(
    Type.Object({
      system: Type.Enum([...systems]),
      /** Where it is fetched, on this site, without signing in. */
      url: Type.String(),
      /** Bytes. */
      size: Type.Integer(),
      /** Of the file, in hexadecimal. */
      sha256: Type.String(),
    }),
  ),
});
export type InstallerResponse = Type.Static<typeof InstallerResponse>;

const Installer = Type.Object({
  id: Type.Integer(),
  system: Type.Enum([...systems]),
  file_name: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
  /** Of the file, in hexadecimal. */
  sha256: Type.String(),
  /** Where it is fetched, on this site. */
  url: Type.String(),
});

const Version = Type.Object({
  version: Type.String(),
  released_at: timestamp,
  /** What is new in it. */
  notes: Type.String(),
  /** No longer maintained. */
  is_legacy: Type.Boolean(),
  /** One for each system that it was made for. */
  installers: Type.Array(Installer),
});

export const DownloadsResponse = Type.Object({
  /** Those that may be used, by name. */
  products: Type.Array(
    Type.Object({
      pid: Type.String(),
      /** Empty where the catalogue does not know the product any more. */
      path: Type.String(),
      name: Type.String(),
      /** The newest first. */
      versions: Type.Array(Version),
    }),
  ),
});
export type DownloadsResponse = Type.Static<typeof DownloadsResponse>;

/** GET /laravel/downloads/{installerId}/{fileName} */
export const DownloadParams = Type.Object({
  installerId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  fileName: Type.String({ maxLength: 200 }),
});
/** The signature of a link that needs no sign-in. */
export const DownloadQuery = Type.Object({
  until: Type.Optional(Type.Integer({ minimum: 0, maximum: 99_999_999_999 })),
  signature: Type.Optional(Type.String({ maxLength: 100 })),
});
export const DownloadHeaders = Type.Object({
  range: Type.Optional(Type.String()),
  "if-range": Type.Optional(Type.String()),
  "if-none-match": Type.Optional(Type.String()),
});
