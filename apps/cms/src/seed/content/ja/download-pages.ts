import type { SeedDownloadPages } from "../../download-pages.ts";

export const downloadPages: SeedDownloadPages = {
  unlimited: {
    title: "AutoTune Unlimited",
    text: "プランに含まれるすべてのツールです。インストーラーはツールごとに分かれています。使うものだけをどうぞ。残りは、プランが続くかぎりここにあります。",
  },
  producer: {
    title: "AutoTune Producer",
    text: "AutoTune 2026、AutoKey、ボーカルチェーン、大きなエフェクト。Producerプランの中身を、スタジオのコンピューターにもノートパソコンにも。",
  },
  "pro-x": {
    title: "AutoTune Pro X",
    text: "販売は終了しましたが、お持ちの方はこれからも使えます。最後のバージョンは現在のシステムで、その前のバージョンは今の環境のまま使い続けるコンピューターで動きます。",
  },
  "slice-content": {
    title: "AutoTune Slice",
    text: "サンプラーと、付属のサウンドです。販売は終了しましたが、お持ちの方は最後のバージョンをここから入手できます。",
  },
  hybrid: {
    title: "AutoTune Hybrid",
    text: "ネイティブのプラグインに、レイテンシーを抑えるライブコンソール用の機能を加えたものです。インストールの前に、ホストを終了してください。",
  },
  artist: {
    title: "AutoTune Artist",
    text: "ステージや録音のための低レイテンシー。販売は終了しましたが、お持ちの方のために最後のバージョンを残しています。",
  },
  "efx-plus": {
    title: "AutoTune EFX+",
    text: "ピッチ補正とマルチエフェクトを、ひとつのウィンドウに。インストーラーにはプリセットも入っています。ご自分で作ったプリセットはそのまま残ります。",
  },
  access: {
    title: "AutoTune Access",
    text: "つまみが2つの、小さな1本。販売は終了しましたが、使い続ける方のためにここに置いてあります。",
  },
  "auto-key": {
    title: "AutoKey",
    text: "曲を聴いて、キーを教えてくれます。調べたいコンピューターすべてにインストールできます。",
  },
  "vocal-effects": {
    title: "クリエイティブ・ボーカルエフェクト",
    text: "ハーモニー、クワイア、ボコーダー、そしてもっと不思議なもの。エフェクトはひとつずつインストールできるので、ホストが読み込むのは使うものだけです。",
  },
  central: {
    title: "AutoTune Central",
    text: "デスクトップ用の管理アプリです。お持ちの製品をインストールし、最新に保ち、このコンピューターで認証します。アカウントがあれば、どなたでも無料で使えます。",
  },
  "vocal-compressor": {
    title: "Vocal Compressor",
    text: "声を知っているコンプレッサーです。インストーラーにはすべてのプラグイン形式が入っていて、どれを使うか選べます。",
  },
};
