import { readdir, readFile } from "node:fs/promises";

/** A kernel tick is a hundredth of a second on Linux. */
const ticksPerSecond = 100;

interface Usage {
  readonly parent: number;
  readonly ticks: number;
}

async function readProcesses(): Promise<ReadonlyMap<number, Usage>> {
  const processes = new Map<number, Usage>();
  await Promise.all(
    (await readdir("/proc"))
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => {
        const stat = await readFile(`/proc/${name}/stat`, "utf8").catch(() => undefined);
        if (stat === undefined) return;
        // The name before them may hold spaces.
        const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        // With what ended children used.
        const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
        processes.set(Number(name), { parent: Number(fields[1]), ticks });
      }),
  );
  return processes;
}

/** Of the whole machine: what was used, and what there was. */
async function readMachine(): Promise<{ readonly busy: number; readonly all: number }> {
  const [line = ""] = (await readFile("/proc/stat", "utf8")).split("\n");
  const fields = line.split(/\s+/).slice(1, 9).map(Number);
  const all = fields.reduce((sum, field) => sum + field, 0);
  const [, , , idle = 0, waiting = 0] = fields;
  return { busy: all - idle - waiting, all };
}

/** Processor time of processes with all that they started, under the names that they are given. */
export async function watchProcessorTime(named: () => Iterable<readonly [string, number]>) {
  const measure = async () => {
    const [processes, machine] = await Promise.all([readProcesses(), readMachine()]);
    const roots = new Map<number, { readonly name: string; readonly ticks: number }>();
    for (const [name, root] of named()) {
      let ticks = 0;
      for (const [pid, usage] of processes) if (isUnder(pid, root, processes)) ticks += usage.ticks;
      roots.set(root, { name, ticks });
    }
    return { roots, machine, at: performance.now() };
  };
  const before = await measure();
  return async () => {
    const after = await measure();
    const seconds = (after.at - before.at) / 1000;
    const ticksOf = new Map<string, number>();
    // What was killed meanwhile took its time with it; what came in its place counts from its start.
    for (const [root, { name, ticks }] of after.roots) {
      const used = ticks - (before.roots.get(root)?.ticks ?? 0);
      ticksOf.set(name, (ticksOf.get(name) ?? 0) + used);
    }
    const shares = [...ticksOf]
      .map(([name, ticks]) => ({ name, cores: ticks / ticksPerSecond / seconds }))
      .toSorted((one, other) => other.cores - one.cores);
    const { busy, all } = after.machine;
    const machine = (busy - before.machine.busy) / (all - before.machine.all);
    return { shares, machine };
  };
}

function isUnder(pid: number, root: number, processes: ReadonlyMap<number, Usage>): boolean {
  for (let at: number | undefined = pid; at !== undefined && at > 1; at = processes.get(at)?.parent)
    if (at === root) return true;
  return false;
}
