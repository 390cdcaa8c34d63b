import { mayBeLeftOut, term, type Term } from "./term.ts";

export const pitchTerms: readonly Term[] = [
  term("pitch correction", [
    ["correction de hauteur", "justesse"],
    ["corrección de tono", "afinación"],
    "Tonhöhenkorrektur",
    ["correção de afinação", "afinação"],
    "ピッチ補正",
    "피치 보정",
    ["correzione dell’intonazione", "intonazione"],
  ]),
  // Labels of the window: English in every language.
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
    "retune",
    [
      ["Retune", "corrig"],
      ["Retune", "afina"],
      ["Retune", "korrig"],
      ["Retune", "afina"],
      ["Retune", "補正"],
      ["Retune", "보정"],
      ["Retune", "intonazione"],
    ],
    { ...mayBeLeftOut, avoid: { ja: ["リチューン"], ko: ["리튠"] } },
  ),
  term(
    ["tune", "tunes", "tuned", "tuning"],
    [
      ["justesse", "corrig", "accord"],
      "afina",
      ["stimm", "Tonhöhe"],
      "afina",
      ["音程", "ピッチ", "チューニング"],
      ["음정", "튜닝"],
      "intonazione",
    ],
    {
      ...mayBeLeftOut,
      avoid: { it: ["intona una voce", "intona la voce", "si intona "], ja: ["その音に乗せ"] },
    },
  ),
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
    ["note", "notes"],
    ["note", "nota", ["Ton", "Tön", "Note"], "nota", ["音", "ノート"], ["음", "노트"], "not"],
    mayBeLeftOut,
  ),
  term(
    ["semitone", "semitones"],
    [
      ["demi-ton", "quart de ton"],
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
    { avoid: { ja: ["ヴィブラート"], ko: ["바이브레이션"] } },
  ),
  term(
    ["formant", "formants"],
    ["formant", "formante", "Formant", "formante", "フォルマント", "포먼트", "formant"],
    { avoid: { ko: ["포만트"] } },
  ),
  term(
    ["bend", "bends"],
    [
      ["inflexion", "bend", "pli"],
      ["inflexi", "bend"],
      ["Bend", "bieg", "zieh"],
      ["bend", "inflex"],
      ["ベンド", "しゃくり"],
      ["벤드", "꺾"],
      ["bend", "inflession"],
    ],
    mayBeLeftOut,
  ),
  term(
    ["transition", "transitions"],
    [
      "transition",
      "transici",
      ["Übergang", "Übergäng"],
      ["transição", "transições"],
      ["つなぎ", "移り変わり", "トランジション"],
      ["전환", "트랜지션", "연결"],
      ["transizion", "passaggi"],
    ],
  ),
  term(
    "Graph mode",
    [
      "mode graphique",
      "modo gráfico",
      ["Graphmodus", "auf Graph"],
      ["modo gráfico", "no gráfico"],
      ["グラフモード", "グラフ"],
      ["그래프 모드", "그래프"],
      ["modalità grafica", "quella grafica"],
    ],
    {
      avoid: {
        de: ["Graph-Modus", "Grafikmodus", "grafischer Modus", "grafischen Modus"],
        ja: ["グラフィックモード"],
        ko: ["그래픽 모드"],
      },
    },
  ),
  term(
    "Automatic mode",
    [
      "mode automatique",
      "modo automático",
      "Automatikmodus",
      "modo automático",
      ["オートモード", "オート"],
      ["오토 모드", "오토"],
      "modalità automatica",
    ],
    { avoid: { de: ["Auto-Modus", "automatischen Modus"], ja: ["自動モード"], ko: ["자동 모드"] } },
  ),
];
