import type { SeedTestimonial } from "../../seed-content.ts";

export const testimonials: Record<string, SeedTestimonial> = {
  "nila-portamento": {
    quote:
      "夜中の2時に歌ったAメロは、まさに夜中の2時の声でした。10分後には、歌いたかったとおりの声になっていました。",
    author: "Nila Portamento",
    credits: "シンガー（このページのための架空の人物）",
  },
  "osric-halfstep": {
    quote:
      "やりすぎになるまで速くして、少しだけ戻します。何をしたのかと聞かれたことは、一度もありません。",
    author: "Osric Halfstep",
    credits: "プロデューサー（このページのための架空の人物）",
  },
  "ines-semicorchea": {
    quote: "5つの画面と、1つの声。コンプレッサーの解説を読むのは、もうやめました。",
    author: "Inés Semicorchea",
    credits: "ソングライター（このページのための架空の人物）",
  },
  "juno-wetmix": {
    quote:
      "ステージに2テイク目はありません。レイテンシーが短すぎて、歌い手はその存在を忘れていました。",
    author: "Juno Wetmix",
    credits: "ライブエンジニア（このページのための架空の人物）",
  },
  "haru-otonari": {
    quote:
      "1本ハミングすれば、残りはHarmony Engineが歌ってくれます。バンドのメンバーは、私と、私と、私です。",
    author: "Haru Otonari",
    credits: "宅録アーティスト（このページのための架空の人物）",
  },
  "tobias-vorhall": {
    quote: "うちのアルトは2人だけ。でもレコードの中では、ホールいっぱいです。",
    author: "Tobias Vorhall",
    credits: "合唱指揮者（このページのための架空の人物）",
  },
};
