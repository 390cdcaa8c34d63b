import { readdir, readFile, stat } from "node:fs/promises";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { allControls } from "../../packages/commerce/src/catalogue/controls/all-controls.ts";
import {
  drawingWidths,
  numberedControls,
  viewsOf,
} from "../../packages/commerce/src/catalogue/controls/drawn-view.ts";
import { menuMark, places } from "../../packages/ui/src/manual-drawings/places.ts";
import { drawingsFolder, fileOf, hashInputs, limits, madeFromFile } from "./drawings.ts";

describe("drawings of the manuals (if one is missing or old: run pnpm manual-drawings)", () => {
  it("are those of the table of controls, small enough", async () => {
    const expected = allControls.flatMap((plugIn) =>
      viewsOf(plugIn).flatMap((view) =>
        drawingWidths.map((width) => fileOf(`${plugIn.pid}-${view}`, width)),
      ),
    );
    const files = (await readdir(drawingsFolder)).filter((name) => name.endsWith(".webp"));
    expect(files.toSorted()).toEqual(expected.toSorted());
    const sizes = await Promise.all(
      files.map(async (name) => (await stat(resolve(drawingsFolder, name))).size),
    );
    expect(Math.max(...sizes)).toBeLessThan(limits.each);
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(limits.all);
  });

  it("are drawn from the windows and controls as they are: run pnpm manual-drawings", async () => {
    const { madeFrom }: { madeFrom: string } = JSON.parse(await readFile(madeFromFile, "utf8"));
    expect(madeFrom, "run pnpm manual-drawings").toBe(await hashInputs());
  });

  it.each(allControls.filter(({ controls }) => controls.length > 0))(
    "$product has a number at each control, and those of its menu are the last ones",
    ({ pid, controls }) => {
      const marks = Object.keys(places[pid]?.marks ?? {});
      const drawn = controls.map(({ id }) => id).filter((id) => marks.includes(id));
      expect(drawn.toSorted()).toEqual(marks.toSorted());
      expect(controls.slice(0, drawn.length).map(({ id }) => id)).toEqual(drawn);
    },
  );

  it.each(
    allControls.flatMap((plugIn) => Object.keys(plugIn.closeUps).map((view) => ({ plugIn, view }))),
  )("$plugIn.pid-$view shows the numbers of its controls", ({ plugIn, view }) => {
    const { parts, marks } = places[plugIn.pid] ?? { parts: {}, marks: {} };
    const part = parts[view] ?? { x: 0, y: 0, width: 0 };
    const outside = numberedControls(plugIn, view).filter(({ control }) => {
      const { x, y } = marks[control.id] ?? menuMark;
      const isInside =
        x > part.x && x < part.x + part.width && y > part.y && y < part.y + part.width * 0.625;
      return !isInside;
    });
    expect(outside).toEqual([]);
  });
});
