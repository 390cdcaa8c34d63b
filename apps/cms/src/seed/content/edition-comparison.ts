import type { CompareTableBlock } from "@autotune/contract";

/** Texts about the editions. The facts are below. */
export interface EditionWords {
  readonly headline: string;
  readonly text: string;
  readonly groups: {
    readonly purpose: string;
    readonly tuning: string;
    readonly key: string;
    readonly practice: string;
  };
  readonly rows: {
    readonly bestFor: string;
    readonly realTime: string;
    readonly graph: string;
    readonly retune: string;
    readonly humanize: string;
    readonly flex: string;
    readonly throat: string;
    readonly effects: string;
    readonly findsKey: string;
    readonly takesKey: string;
    readonly formats: string;
    readonly latency: string;
    readonly diskSpace: string;
    readonly computers: string;
    readonly unlimited: string;
  };
  readonly bestFor: {
    readonly at2026: string;
    readonly pro: string;
    readonly hybrid: string;
    readonly efxPlus: string;
    readonly autoKey: string;
  };
  readonly values: {
    readonly retuneRange: string;
    readonly hard: string;
    readonly pads: string;
    readonly sendsKey: string;
    readonly formats: string;
    readonly about3: string;
    readonly about2OnDsp: string;
    readonly noLatency: string;
    /** Without the number. */
    readonly megabytes: string;
  };
}

/** The AutoTune editions side by side, as their own pages describe them. */
export function editionComparison(words: EditionWords): CompareTableBlock {
  const { groups, rows, bestFor, values } = words;
  const { about3, formats, retuneRange } = values;
  const megabytes = (size: number) => `${size} ${values.megabytes}`;
  return {
    block: "compareTable",
    headline: words.headline,
    text: words.text,
    products: [
      "auto-tune-2026",
      "auto-tune-pro",
      "auto-tune-hybrid",
      "auto-tune-efx-plus",
      "auto-key",
    ],
    groups: [
      {
        title: groups.purpose,
        rows: [
          {
            name: rows.bestFor,
            cells: [bestFor.at2026, bestFor.pro, bestFor.hybrid, bestFor.efxPlus, bestFor.autoKey],
          },
        ],
      },
      {
        title: groups.tuning,
        rows: [
          { name: rows.realTime, cells: [true, true, true, true, false] },
          { name: rows.graph, cells: [false, true, false, false, false] },
          {
            name: rows.retune,
            cells: [retuneRange, retuneRange, retuneRange, values.hard, false],
          },
          { name: rows.humanize, cells: [true, true, false, false, false] },
          { name: rows.flex, cells: [false, true, true, false, false] },
          { name: rows.throat, cells: [false, false, true, false, false] },
          { name: rows.effects, cells: [false, false, false, values.pads, false] },
        ],
      },
      {
        title: groups.key,
        rows: [
          { name: rows.findsKey, cells: [false, false, false, false, true] },
          { name: rows.takesKey, cells: [true, true, true, true, values.sendsKey] },
        ],
      },
      {
        title: groups.practice,
        rows: [
          { name: rows.formats, cells: [formats, formats, "AAX", formats, formats] },
          {
            name: rows.latency,
            cells: [about3, about3, values.about2OnDsp, about3, values.noLatency],
          },
          { name: rows.diskSpace, cells: [220, 350, 240, 260, 90].map(megabytes) },
          { name: rows.computers, cells: ["2", "2", "2", "2", "2"] },
          { name: rows.unlimited, cells: [true, true, true, false, true] },
        ],
      },
    ],
  };
}
