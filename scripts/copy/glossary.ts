import type { TranslationLanguage } from "../translations/translation-language.ts";

/** The terms for one thing in every language. */
export interface Term {
  /** Its forms in English. */
  readonly english: readonly string[];
  /** Word stems for it, the preferred one first. */
  readonly forms: Readonly<Record<TranslationLanguage, readonly string[]>>;
  /** Terms that are never used for it. */
  readonly avoid?: Readonly<Partial<Record<TranslationLanguage, readonly string[]>>>;
  /** A good sentence often does without the word, so only avoided terms are checked. */
  readonly mayBeLeftOut?: true;
}

type Row = readonly [fr: Forms, es: Forms, de: Forms, pt: Forms, ja: Forms, ko: Forms, it: Forms];
type Forms = string | readonly string[];

function term(
  english: Forms,
  [fr, es, de, pt, ja, ko, it]: Row,
  more: Pick<Term, "avoid" | "mayBeLeftOut"> = {},
): Term {
  const inEach = { fr, es, de, pt, ja, ko, it };
  const listed = (forms: Forms) => (typeof forms === "string" ? [forms] : forms);
  return {
    english: listed(english),
    forms: {
      fr: listed(inEach.fr),
      es: listed(inEach.es),
      de: listed(inEach.de),
      pt: listed(inEach.pt),
      ja: listed(inEach.ja),
      ko: listed(inEach.ko),
      it: listed(inEach.it),
    },
    ...more,
  };
}

const mayBeLeftOut = { mayBeLeftOut: true } as const;

/**
 * The terms of the trade, as the translations settled on them. In each row: French, Spanish, German,
 * Portuguese, Japanese, Korean, Italian. `pnpm vitest run apps/cms/src/seed/glossary` checks every text against
 * it.
 */
export const glossary: readonly Term[] = [
  // Pitch
  term("pitch correction", [
    ["correction de hauteur", "justesse"],
    ["corrección de tono", "afinación"],
    "Tonhöhenkorrektur",
    ["correção de afinação", "afinação"],
    "ピッチ補正",
    "피치 보정",
    ["correzione dell’intonazione", "intonazione"],
  ]),
  term("retune speed", [
    "Retune Speed",
    "Retune Speed",
    "Retune Speed",
    "Retune Speed",
    "Retune Speed",
    "Retune Speed",
    "Retune Speed",
  ]),
  term(
    "pitch",
    [
      ["hauteur", "justesse"],
      ["tono", "afinación", "altura"],
      "Tonhöhe",
      ["afinação", "altura"],
      ["ピッチ", "音程"],
      ["피치", "음정", "음높이"],
      ["intonazione", "altezza"],
    ],
    mayBeLeftOut,
  ),
  term(
    ["key", "keys"],
    ["tonalité", "tonalidad", "Tonart", ["tom", "tonalidade"], "キー", "키", "tonalità"],
    mayBeLeftOut,
  ),
  term(
    ["scale", "scales"],
    ["gamme", "escala", "Tonleiter", "escala", "スケール", "스케일", ["scala", "scale"]],
  ),
  term(["chord", "chords"], ["accord", "acorde", "Akkord", "acorde", "コード", "코드", "accord"]),
  term(
    ["semitone", "semitones"],
    [
      "demi-ton",
      "semitono",
      ["Halbton", "Halbtön"],
      ["semitom", "semitons"],
      "半音",
      "반음",
      "semiton",
    ],
  ),
  term(
    ["octave", "octaves"],
    ["octave", "octava", "Oktave", "oitava", "オクターブ", "옥타브", "ottav"],
  ),
  term(
    "vibrato",
    ["vibrato", "vibrato", "Vibrato", "vibrato", "ビブラート", "비브라토", "vibrato"],
    {
      avoid: { ja: ["ヴィブラート"], ko: ["바이브레이션"] },
    },
  ),
  term(
    ["formant", "formants"],
    ["formant", "formante", "Formant", "formante", "フォルマント", "포먼트", "formant"],
  ),
  term(
    ["harmony", "harmonies"],
    [
      "harmonie",
      "armonía",
      "Harmonie",
      "harmonia",
      ["ハーモニー", "ハモリ"],
      ["화음", "하모니"],
      "armonia",
    ],
    { ...mayBeLeftOut, avoid: { ja: ["ハーモニ"] } },
  ),

  // Tools
  term(
    ["plug-in", "plug-ins"],
    ["plug-in", "plug-in", "Plug-in", "plug-in", "プラグイン", "플러그인", "plug-in"],
    {
      ...mayBeLeftOut,
      avoid: {
        fr: ["plugin"],
        es: ["plugin"],
        de: ["plugin"],
        pt: ["plugin"],
        ja: ["プラグ・イン"],
        ko: ["플러그 인"],
        it: ["plugin"],
      },
    },
  ),
  term(
    ["host", "hosts"],
    ["hôte", ["DAW", "anfitri"], "Host", ["DAW", "host"], "ホスト", "호스트", ["DAW", "host"]],
    { ...mayBeLeftOut, avoid: { de: ["Wirtsprogramm"], fr: ["logiciel hôte"] } },
  ),
  term(["DAW", "DAWs"], ["DAW", "DAW", "DAW", "DAW", "DAW", "DAW", "DAW"]),
  term(
    ["preset", "presets"],
    [
      ["préréglage", "preset"],
      ["preset", "ajuste"],
      "Preset",
      "preset",
      "プリセット",
      "프리셋",
      "preset",
    ],
    { avoid: { de: ["Voreinstellung"], pt: ["predefinição"], it: ["preimpostazion"] } },
  ),
  term("bypass", ["bypass", "bypass", "Bypass", "bypass", "バイパス", "바이패스", "bypass"]),
  term(
    ["vocal chain", "vocal chains"],
    [
      "chaîne vocale",
      "cadena vocal",
      ["Vocal-Chain", "Vocal Chain"],
      "cadeia vocal",
      "ボーカルチェーン",
      "보컬 체인",
      ["catena vocale", "catena"],
    ],
    { avoid: { ja: ["ボーカルチェイン", "ヴォーカル"] } },
  ),
  term(
    ["de-esser", "de-essers"],
    [
      ["de-esser", "dé-esseur"],
      "de-esser",
      "De-Esser",
      "de-esser",
      "ディエッサー",
      "디에서",
      "de-esser",
    ],
    { avoid: { fr: ["désesseur"], de: ["Deesser"], ja: ["デエッサー"] } },
  ),
  term(
    ["compressor", "compressors"],
    ["compresseur", "compresor", "Kompressor", "compressor", "コンプ", "컴프레서", "compressor"],
    { ...mayBeLeftOut, avoid: { ko: ["컴프레셔"] } },
  ),
  term(
    ["reverb", "reverbs"],
    ["réverb", "reverb", ["Hall", "Reverb"], "reverb", "リバーブ", "리버브", "riverber"],
    { avoid: { ja: ["リヴァーブ"] } },
  ),
  term(
    ["EQ", "equaliser", "equalizer"],
    [
      ["EQ", "égaliseur"],
      ["EQ", "ecualiza"],
      "EQ",
      ["EQ", "equaliza"],
      ["EQ", "イコライザー"],
      ["EQ", "이퀄라이저"],
      ["EQ", "equalizz"],
    ],
  ),
  term(
    ["vocoder", "vocoders"],
    ["vocodeur", "vocoder", "Vocoder", "vocoder", "ボコーダー", "보코더", "vocoder"],
    { ...mayBeLeftOut, avoid: { fr: ["vocoder"], es: ["vocóder"], ja: ["ヴォコーダー"] } },
  ),
  term(
    "threshold",
    ["seuil", "umbral", "Threshold", "threshold", "スレッショルド", "스레숄드", "soglia"],
    { avoid: { de: ["Schwellenwert"], ja: ["スレショルド"] } },
  ),
  term("ratio", ["ratio", "ratio", "Ratio", "ratio", "レシオ", "레이쇼", "ratio"]),
  term("gain", ["gain", "ganancia", "Gain", "ganho", "ゲイン", "게인", ["gain", "guadagno"]]),

  // The studio
  term(["take", "takes"], ["prise", "toma", "Take", "take", "テイク", "테이크", "take"], {
    ...mayBeLeftOut,
    avoid: { ja: ["テーク"] },
  }),
  term(
    "latency",
    ["latence", "latencia", "Latenz", "latência", "レイテンシー", ["레이턴시", "지연"], "latenza"],
    { avoid: { ja: ["レイテンシ"], ko: ["레이텐시"] } },
  ),
  term(
    ["sample rate", "sample rates"],
    [
      ["fréquence d’échantillonnage", "fréquences d’échantillonnage"],
      ["frecuencia de muestreo", "frecuencias de muestreo"],
      "Samplerate",
      ["taxa de amostragem", "taxas de amostragem"],
      "サンプルレート",
      "샘플레이트",
      ["frequenza di campionamento", "frequenze di campionamento"],
    ],
    { ...mayBeLeftOut, avoid: { de: ["Abtastrate"], ko: ["샘플 레이트"] } },
  ),
  term(
    ["buffer", "buffers"],
    ["buffer", "búfer", "Puffer", "buffer", "バッファ", "버퍼", "buffer"],
    {
      avoid: { fr: ["mémoire tampon"], es: ["buffer"], ja: ["バッファー"] },
    },
  ),
  term(
    ["audio interface", "audio interfaces"],
    [
      "interface audio",
      "interfaz de audio",
      "Audio-Interface",
      "interface de áudio",
      "オーディオインターフェース",
      "오디오 인터페이스",
      "interfaccia audio",
    ],
    { avoid: { es: ["tarjeta de sonido"], de: ["Soundkarte"], ja: ["インターフェイス"] } },
  ),
  term(
    ["microphone", "microphones"],
    ["micro", "micrófono", "Mikrofon", "microfone", "マイク", "마이크", "microfon"],
  ),
  term(
    "headphones",
    ["casque", "auriculares", "Kopfhörer", "fone", "ヘッドホン", "헤드폰", ["cuffie", "cuffia"]],
    { avoid: { ja: ["ヘッドフォン"], pt: ["auscultador"] } },
  ),
  term(
    ["real time", "real-time"],
    [
      "temps réel",
      "tiempo real",
      "Echtzeit",
      "tempo real",
      "リアルタイム",
      "실시간",
      "tempo reale",
    ],
  ),
  term("MIDI", ["MIDI", "MIDI", "MIDI", "MIDI", "MIDI", "MIDI", "MIDI"]),
  term("automation", [
    "automation",
    "automatiza",
    "Automation",
    "automação",
    "オートメーション",
    "오토메이션",
    "automazion",
  ]),

  // The shop
  term(
    ["licence", "licences", "license", "licenses"],
    ["licence", "licencia", "Lizenz", "licença", "ライセンス", "라이선스", "licenz"],
    { avoid: { ko: ["라이센스"], pt: ["licensa"] } },
  ),
  term(
    ["subscription", "subscriptions"],
    ["abonnement", "suscripci", "Abo", "assinatura", "サブスクリプション", "구독", "abbonament"],
    { avoid: { es: ["subscripci"], pt: ["subscrição"] } },
  ),
  term(
    ["trial", "trials"],
    [
      "essai",
      ["prueba", "probar"],
      "Test",
      ["teste", "testar"],
      ["トライアル", "試"],
      "체험",
      "prova",
    ],
    { mayBeLeftOut: true, avoid: { ko: ["트라이얼"], de: ["Probeversion"] } },
  ),
  term(
    ["upgrade", "upgrades"],
    [
      ["mise à niveau", "mises à niveau", "mettre à niveau", "évolu"],
      ["actualiza", "ampliar"],
      "Upgrade",
      "upgrade",
      "アップグレード",
      "업그레이드",
      ["upgrade", "passare"],
    ],
    mayBeLeftOut,
  ),
  term(
    ["update", "updates"],
    [
      ["mise à jour", "mises à jour", "mettre à jour", "mettez à jour"],
      "actualiza",
      ["Update", "aktualisier"],
      "atualiza",
      ["アップデート", "更新"],
      ["업데이트", "최신"],
      "aggiorna",
    ],
    mayBeLeftOut,
  ),
  term(
    ["installer", "installers"],
    [
      "programme d’installation",
      "instalador",
      "Installationsprogramm",
      "instalador",
      "インストーラー",
      ["설치 파일", "설치 프로그램"],
      "installer",
    ],
    { ...mayBeLeftOut, avoid: { fr: ["installeur"], ja: ["インストーラ"] } },
  ),
  term(
    ["download", "downloads"],
    [
      "télécharg",
      "descarg",
      "Download",
      ["baix", "download"],
      "ダウンロード",
      "다운로드",
      ["scaric", "download"],
    ],
    { ...mayBeLeftOut, avoid: { pt: ["descarreg"], de: ["downloade"] } },
  ),
  term(
    ["cart", "carts"],
    ["panier", "carrito", "Warenkorb", "carrinho", "カート", "장바구니", "carrello"],
    { avoid: { de: ["Einkaufswagen"], es: ["cesta"], pt: ["cesto"] } },
  ),
  term(
    ["serial number", "serial numbers"],
    [
      ["numéro de série", "numéros de série"],
      ["número de serie", "números de serie"],
      "Seriennummer",
      ["número de série", "números de série"],
      "シリアル",
      "시리얼",
      ["numero di serie", "numeri di serie"],
    ],
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
    ["refund", "refunds"],
    ["rembours", "reembols", "erstatt", "reembols", "返金", "환불", "rimbors"],
  ),
  term(
    ["computer", "computers"],
    [
      "ordinateur",
      ["ordenador", "equipo"],
      ["Computer", "Rechner"],
      "computador",
      ["コンピューター", "パソコン", "台"],
      ["컴퓨터", "PC"],
      "computer",
    ],
    { mayBeLeftOut: true, avoid: { es: ["computador"], ja: ["コンピュータ"] } },
  ),
  term(
    ["password", "passwords"],
    [
      ["mot de passe", "mots de passe"],
      "contraseña",
      ["Passwort", "Passwörter"],
      "senha",
      "パスワード",
      "비밀번호",
      "password",
    ],
    { avoid: { de: ["Kennwort"], pt: ["palavra-passe"], ko: ["패스워드"] } },
  ),
];
