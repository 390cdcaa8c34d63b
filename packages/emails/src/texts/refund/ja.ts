import { ja as letter } from "../letter/ja.ts";
import type { RefundTexts } from "./refund-texts.ts";

export const ja: RefundTexts = {
  ...letter,
  subject: (reference) => `ご注文の返金について（${reference}）`,
  heading: "返金の手続きをいたしました",
  intro: (amount) => `お支払いいただいた方法で、${amount}を返金いたしました。`,
  amount: "返金額",
  products: "対象の製品",
  arrival: "金融機関での反映まで、通常5～10営業日かかります。",
  afterwards:
    "返金した製品は、お使いいただけなくなります。アップグレードだった場合は、以前のライセンスが再び有効になります。",
  seeOrders: "注文を見る",
};
