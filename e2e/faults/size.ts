/** `FAULTS=whole pnpm faults` is the whole plan, once in a while; without it the same in less time. */
const isWhole = process.env["FAULTS"] === "whole";

export const sized = ({ whole, usual }: { readonly whole: number; readonly usual: number }) =>
  isWhole ? whole : usual;
