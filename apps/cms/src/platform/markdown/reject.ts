import type { Nodes } from "mdast";

/** Notes what an editor has to change, with the line of what was typed. */
export type Reject = (node: Nodes, sentence: string) => [];
