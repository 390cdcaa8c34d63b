import { mayBeLeftOut, term, type Term } from "./term.ts";

export const shopTerms: readonly Term[] = [
  term(
    ["store", "stores", "shop"],
    ["boutique", "tienda", "Shop", "loja", ["ショップ", "ストア"], "스토어", "negozio"],
    { ...mayBeLeftOut, avoid: { fr: ["magasin"], ja: ["お店"], ko: ["상점", "쇼핑몰"] } },
  ),
  term(
    ["license", "licenses", "licence", "licences"],
    ["licence", "licencia", "Lizenz", "licença", "ライセンス", "라이선스", "licenz"],
    { avoid: { ko: ["라이센스"], pt: ["licensa"] } },
  ),
  // Of a license: the singers of Choir sit on others.
  term(
    ["license seats", "ten seats", "your seats", "how many seats", "seats move"],
    [
      "poste",
      "puesto",
      ["Plätz", "Lizenzplatz"],
      "licença",
      ["台数", "ライセンス数", "台"],
      ["라이선스 수", "라이선스"],
      "postazion",
    ],
    { avoid: { es: ["su plaza queda"], pt: ["vaga fica livre", "dez lugares"], ko: ["좌석"] } },
  ),
  term(
    ["site license", "site licenses", "school license", "education license"],
    [
      ["licence de site", "licences de site", "licence établissement"],
      ["licencia de centro", "licencias de centro", "licencia educativa"],
      ["Standortlizenz", "Schullizenz"],
      ["licença institucional", "licenças institucionais", "licença educacional"],
      "サイトライセンス",
      "사이트 라이선스",
      ["licenza di sede", "licenze di sede", "licenza per le scuole"],
    ],
  ),
  term(
    ["school", "schools"],
    [
      ["établissement", "école"],
      ["centro", "escuela"],
      ["Schule", "Schul"],
      "escola",
      ["学校", "校"],
      ["학교", "학원"],
      ["scuol", "istitut"],
    ],
  ),
  term(
    ["edition", "editions"],
    ["édition", "edici", "Edition", ["edição", "edições"], "エディション", "에디션", "edizion"],
  ),
  term(
    ["version", "versions"],
    [
      "version",
      "versi",
      ["Version", "Fassung"],
      ["versão", "versões"],
      ["バージョン", "版"],
      "버전",
      "version",
    ],
    { ...mayBeLeftOut, avoid: { ja: ["ヴァージョン"], ko: ["버젼"] } },
  ),
  term(
    ["bundle", "bundles"],
    [
      ["pack", "bundle"],
      ["paquete", "bundle"],
      ["Bundle", "Paket"],
      ["pacote", "bundle"],
      ["バンドル", "セット"],
      ["번들", "세트"],
      ["bundle", "pacchett"],
    ],
  ),
  term(
    "free",
    [
      "gratuit",
      "gratis",
      "kostenlos",
      ["grátis", "gratuit"],
      "無料",
      "무료",
      ["gratis", "gratuit"],
    ],
    {
      ...mayBeLeftOut,
      avoid: { de: ["gratis", "umsonst ist", "gibt es umsonst"], ja: ["タダ"], ko: ["공짜"] },
    },
  ),
  term(
    ["trial", "trials"],
    [
      "essai",
      ["prueba", "probar"],
      "Test",
      ["teste", "testar"],
      ["トライアル", "お試しください", "お試しいただ", "お試しになれ"],
      "체험",
      "prova",
    ],
    {
      ...mayBeLeftOut,
      avoid: {
        ja: ["お試し", "無料体験", "体験版"],
        ko: ["트라이얼"],
        de: ["Probeversion", "Probezeit"],
      },
    },
  ),
  term(
    ["gift", "gifts"],
    [
      ["cadeau", "offert", "offr"],
      "regal",
      ["Geschenk", "geschenkt", "schenk"],
      ["presente", "brinde"],
      ["プレゼント", "特典", "ギフト"],
      ["선물", "사은품"],
      ["regal", "omaggio"],
    ],
  ),
  term(
    ["cart", "carts"],
    ["panier", "carrito", "Warenkorb", "carrinho", "カート", "장바구니", "carrello"],
    { avoid: { de: ["Einkaufswagen"], es: ["cesta"], pt: ["cesto"] } },
  ),
  term(
    "checkout",
    [
      ["commande", "paiement"],
      ["compra", "pago"],
      ["Kasse", "Bezahl", "bezahl"],
      ["compra", "pagamento", "checkout"],
      ["購入手続き", "支払い"],
      ["결제", "주문"],
      ["cassa", "pagamento", "checkout"],
    ],
    { avoid: { ja: ["チェックアウト"], ko: ["체크아웃"] } },
  ),
  term(["order", "orders"], ["commande", "pedido", "bestell", "pedido", "注文", "주문", "ordin"], {
    ...mayBeLeftOut,
    avoid: { es: ["orden de compra"], pt: ["encomend"], ja: ["オーダー"] },
  }),
  term(
    ["order number", "order numbers"],
    [
      ["numéro de commande", "numéro de votre commande", "numéro de la commande"],
      ["número de pedido", "número del pedido", "número de tu pedido"],
      "Bestellnummer",
      ["número do pedido", "número do seu pedido", "número de pedido"],
      "注文番号",
      "주문 번호",
      ["numero d’ordine", "numero dell’ordine", "numero di ordine", "numero del tuo ordine"],
    ],
    { avoid: { ko: ["주문번호"] } },
  ),
  term(
    ["refund", "refunds"],
    [
      "rembours",
      ["reembols", "devol", "devuelv"],
      ["erstatt", "Geld zurück"],
      ["reembols", "devol"],
      "返金",
      "환불",
      "rimbors",
    ],
    { avoid: { ja: ["返品"], ko: ["반품"] } },
  ),
  // Of a contract, by right, within 14 days. Consent and transfers are taken back with other words.
  term(
    ["withdrawal", "withdrawals"],
    [
      ["rétract"],
      ["desist"],
      "widerruf",
      ["desist", "arrepend"],
      ["解除", "同意を撤回", "同意の撤回"],
      ["청약 철회", "청약을 철회", "철회"],
      ["recess", "reced"],
    ],
    { avoid: { ja: ["撤回"], ko: ["계약 철회", "계약을 철회", "주문 철회"] } },
  ),
];
