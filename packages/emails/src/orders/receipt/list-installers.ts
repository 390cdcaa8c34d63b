import { writeSize } from "@autotune/commerce";
import type { Language } from "@autotune/routes";
import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { OrderEmailLine } from "./order-email.ts";

interface ListedInstaller {
  readonly label: MessageDescriptor;
  readonly size: string;
  readonly url: string;
  readonly sha256: string;
}

/** As their makers write them, in every language. */
const systemNames = { mac: "macOS", windows: "Windows" } as const;

/** Each file of a line once, however many licences it is for. */
export function listInstallers(
  { licences }: Pick<OrderEmailLine, "licences">,
  language: Language,
): ListedInstaller[] {
  const byName = new Map(licences.map(({ name, installer }) => [name, installer]));
  return [...byName].flatMap(([name, installer]) =>
    (installer?.files ?? []).map(({ system, url, size, sha256 }) => ({
      label: nameFile(`${name} ${installer?.version ?? ""}`, systemNames[system]),
      size: writeSize(size, language),
      url,
      sha256,
    })),
  );
}

function nameFile(product: string, system: string): MessageDescriptor {
  return msg`Download ${product} for ${system}`;
}
