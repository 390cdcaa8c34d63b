import type { HostWords } from "../../hosts.ts";

export const hostWords: HostWords = {
  all: {
    headline: "ホスト別の対応表",
    text: "試したホストと、そのバージョンです。名前を入力すると絞り込めます。",
  },
  mac: { headline: "Macのホスト", text: "macOS 12以降で試したホストと、そのバージョンです。" },
  windows: {
    headline: "Windowsのホスト",
    text: "Windows 10と11で試したホストと、そのバージョンです。",
  },
  notes: {
    afterwards: "録音のあとで補正します。歌いながらの補正はできません。",
    browser: "ブラウザーで動くため、プラグインを読み込めません。",
    files: "仕上がったファイルの編集向け。歌いながら使うには遅れが大きめです。",
    hybrid: "AutoTune Hybridが動く唯一のホストです。",
    macOnly: "Macのみ。",
    tablet: "読み込めるのはAUv3だけです。ツールはAUv3ではありません。",
    windowsOnly: "Windowsのみ。",
  },
};
