import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A row of pictures of one screen, from the narrowest to the widest. */
export interface Taken {
  readonly name: string;
  readonly files: readonly { readonly width: number; readonly file: string }[];
}

/** One page to look at all pictures on; a press shows one in its own size. */
export async function writeContactSheet(folder: string, taken: readonly Taken[]): Promise<string> {
  const rows = taken.map(
    ({ name, files }) =>
      `<section><h2>${name}</h2>${files
        .map(
          ({ width, file }) =>
            `<a href="${file}"><img loading="lazy" src="${file}" width="${Math.round(width / 3)}" alt="${name}, ${width} px"></a>`,
        )
        .join("")}</section>`,
  );
  const sheet = join(folder, "index.html");
  await writeFile(
    sheet,
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>
body{background:#111;color:#eee;font:16px system-ui;margin:2rem}
section{display:flex;flex-wrap:wrap;gap:1rem;align-items:start;margin-bottom:3rem}
h2{flex-basis:100%;margin:0}img{display:block;border:1px solid #333}
</style>${rows.join("\n")}`,
  );
  return sheet;
}
