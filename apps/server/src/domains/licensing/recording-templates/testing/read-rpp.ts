/** A block of a REAPER project: what stands after its `<`, its lines, and the blocks in it. */
export interface RppBlock {
  readonly head: readonly string[];
  readonly lines: (readonly string[])[];
  readonly blocks: RppBlock[];
}

/** Throws where a block is not closed, or closed twice. */
export function readRpp(text: string): RppBlock {
  const open: RppBlock[] = [];
  let root: RppBlock | undefined;
  for (const line of text
    .trimEnd()
    .split("\n")
    .map((one) => one.trim())) {
    if (line === ">") {
      if (open.pop() === undefined) throw new Error("A block is closed twice");
    } else if (line.startsWith("<")) {
      const block: RppBlock = { head: splitLine(line.slice(1)), lines: [], blocks: [] };
      open.at(-1)?.blocks.push(block);
      if (open.length === 0 && root !== undefined) throw new Error("There are two projects");
      root ??= block;
      open.push(block);
    } else {
      const block = open.at(-1);
      if (block === undefined) throw new Error(`In no block: ${line}`);
      block.lines.push(splitLine(line));
    }
  }
  if (root === undefined || open.length > 0) throw new Error("A block is not closed");
  return root;
}

/** Its words; a quoted one may hold spaces. */
function splitLine(line: string): string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");
}

export function linesOf({ lines }: RppBlock, key: string): string[][] {
  return lines.filter(([first]) => first === key).map(([, ...rest]) => rest);
}

export function blocksOf({ blocks }: RppBlock, key: string): RppBlock[] {
  return blocks.filter(({ head: [first] }) => first === key);
}
