/** The same numbers in every run. */
export function repeatableNumbers(): (below: number) => number {
  let seed = 20_260_118;
  return (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
}
