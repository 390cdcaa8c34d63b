import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { allControls } from "../../packages/commerce/src/catalogue/controls/all-controls.ts";
import {
  drawingWidths,
  numberedControls,
  viewsOf,
} from "../../packages/commerce/src/catalogue/controls/drawn-view.ts";
import { openDrawingBoard, sharp } from "../faceplates/drawing-board.ts";
import { drawingsFolder, fileOf, hashInputs, madeFromFile } from "./drawings.ts";

/**
 * `pnpm manual-drawings`: draws the pictures of the manuals from the faceplates and the table of controls: each
 * window with its numbers, its parts enlarged, and the way of the voice. Run it again after `pnpm faceplates`.
 */
const fresh = `${drawingsFolder}-fresh`;
const settings = { quality: 80, effort: 6 };

const board = await openDrawingBoard();
try {
  const madeFrom = await hashInputs();
  const { NumberedWindow, SignalFlow } = await board.load("@autotune/ui/manual-drawings");
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  for (const plugIn of allControls) {
    const { pid } = plugIn;
    const family = pid.startsWith("VC-") ? "ai-powered-vocal-chain" : "auto-tune";
    for (const view of viewsOf(plugIn)) {
      const name = `${pid}-${view}`;
      const controls = numberedControls(plugIn, view).map(({ number, control }) => ({
        number,
        id: control.id,
      }));
      const shot =
        view === "flow"
          ? await board.draw(name, SignalFlow, { family, stages: plugIn.flow })
          : await board.draw(name, NumberedWindow, { pid, view, controls });
      for (const width of drawingWidths)
        await sharp(shot)
          .resize({ width })
          .webp(settings)
          .toFile(resolve(fresh, fileOf(name, width)));
      console.log(name);
    }
  }
  await rm(drawingsFolder, { recursive: true, force: true });
  await rename(fresh, drawingsFolder);
  await writeFile(madeFromFile, `${JSON.stringify({ madeFrom }, null, 2)}\n`);
} finally {
  await board.close();
}
