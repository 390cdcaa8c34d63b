import type { Freebie } from "../../catalogue/products/freebie.ts";

interface Giver {
  readonly freebies: readonly Freebie[];
}

/**
 * Which of the wanted freebies the bought products can give at once. Radio buttons of one group give one; where
 * two products offer the same, each gives one of them. Earlier wishes come first.
 */
export function giveTogether(givers: readonly Giver[], wanted: readonly string[]): string[] {
  const takenBy = new Map<string, string>();
  const slotsOf = (path: string) =>
    givers.flatMap(({ freebies }, giver) =>
      freebies
        .filter((freebie) => freebie.path === path)
        .map((freebie) => `${giver} ${isRadio(freebie) ? `group ${freebie.group}` : path}`),
    );
  // The one that holds the place may move to another, so that both are given.
  const give = (path: string, tried: Set<string>): boolean =>
    slotsOf(path).some((slot) => {
      if (tried.has(slot)) return false;
      tried.add(slot);
      const holder = takenBy.get(slot);
      if (holder !== undefined && !give(holder, tried)) return false;
      takenBy.set(slot, path);
      return true;
    });
  return wanted.filter((path) => give(path, new Set()));
}

function isRadio({ choice, inputType }: Freebie): boolean {
  return choice && inputType === "radio";
}
