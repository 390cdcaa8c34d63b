import { mayBeLeftOut, term, type Term } from "./term.ts";

export const readingTerms: readonly Term[] = [
  term(
    ["manual", "manuals"],
    [
      "manuel",
      "manual",
      ["Handbuch", "Handbüch"],
      ["manual", "manuais"],
      "マニュアル",
      "매뉴얼",
      "manual",
    ],
    { ...mayBeLeftOut, avoid: { ja: ["取扱説明書"], ko: ["설명서"] } },
  ),
  term(
    ["lesson", "lessons"],
    [
      ["leçon", "cours"],
      ["lección", "lecciones", "clase"],
      ["Lektion", "Unterricht"],
      "aula",
      ["レッスン", "授業"],
      ["레슨", "수업"],
      "lezion",
    ],
    { avoid: { de: ["Unterrichtsstunde"], pt: ["lição", "lições"], ko: [" 강의"] } },
  ),
  term(
    ["video", "videos"],
    ["vidéo", "video", "Video", "vídeo", ["動画", "ビデオ"], ["영상", "동영상", "비디오"], "video"],
    { ...mayBeLeftOut, avoid: { es: ["vídeo"] } },
  ),
  // Of the blog.
  term(
    ["post", "posts"],
    [
      "article",
      ["artículo", "entrada"],
      ["Beitrag", "Beiträg"],
      ["artigo", "post"],
      "記事",
      ["글", "포스트"],
      "articol",
    ],
    { ...mayBeLeftOut, avoid: { de: ["Blogpost"], ja: ["投稿"], ko: ["포스팅", "게시물"] } },
  ),
  term(
    "press kit",
    [
      "dossier de presse",
      ["kit de prensa", "dosier de prensa"],
      ["Pressemappe", "Pressekit"],
      "kit de imprensa",
      "プレスキット",
      ["보도 자료", "익스프레스"],
      "kit stampa",
    ],
    { ...mayBeLeftOut, avoid: { ko: ["프레스"] } },
  ),
  term(
    "support",
    ["assistance", "soporte", "Support", "suporte", "サポート", "고객 지원", "assistenza"],
    {
      ...mayBeLeftOut,
      avoid: {
        fr: ["support technique", "notre support"],
        ko: ["고객지원"],
        it: ["nostro supporto", "supporto tecnico"],
      },
    },
  ),
  term(
    "Help Center",
    [
      "Centre d’aide",
      "Centro de ayuda",
      "Hilfecenter",
      "Central de ajuda",
      "ヘルプセンター",
      "도움말 센터",
      "Centro assistenza",
    ],
    {
      avoid: {
        de: ["Hilfe-Center", "Hilfezentrum"],
        pt: ["Centro de ajuda"],
        ko: ["고객센터", "고객 센터"],
      },
    },
  ),
  term(
    ["newsletter", "newsletters"],
    [
      "newsletter",
      "boletín",
      "Newsletter",
      "newsletter",
      ["ニュースレター", "次号"],
      ["뉴스레터", "다음 호"],
      "newsletter",
    ],
  ),
  term(
    ["unsubscribe", "unsubscribed"],
    [
      ["désabonn", "désinscri"],
      ["baja", "cancelar la suscripción"],
      ["abbestell", "abmeld", "abgemeldet", "abbestellt"],
      ["cancelar a inscrição", "descadastr", "cancel"],
      ["配信停止", "配信を停止", "登録解除"],
      ["수신 거부", "수신을 거부", "구독 취소"],
      ["disiscri", "annulla l’iscrizione"],
    ],
    { ...mayBeLeftOut, avoid: { ko: ["수신거부"] } },
  ),
];
