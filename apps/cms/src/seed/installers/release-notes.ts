import type { Language } from "@autotune/routes";

type Notes = Readonly<Record<Language, string>>;

/** What is said of a version, by its place among the versions of its product. */
export const releaseNotes = {
  newest: {
    en: "Demonstration file, which installs nothing. Opens faster, and follows the host's colours.",
    fr: "Fichier de démonstration, qui n’installe rien. S’ouvre plus vite et suit les couleurs de l’hôte.",
    es: "Archivo de demostración, que no instala nada. Se abre más rápido y sigue los colores del anfitrión.",
    de: "Demonstrationsdatei, die nichts installiert. Öffnet schneller und übernimmt die Farben des Hosts.",
    pt: "Arquivo de demonstração, que não instala nada. Abre mais rápido e segue as cores do host.",
    ja: "デモ用のファイルで、何もインストールされません。起動が速くなり、ホストの配色に合わせて表示されます。",
    ko: "아무것도 설치하지 않는 데모 파일입니다. 더 빨리 열리고 호스트의 색상을 따릅니다.",
    it: "File dimostrativo, che non installa nulla. Si apre più in fretta e segue i colori dell’host.",
  },
  middle: {
    en: "Demonstration file, which installs nothing. Presets can be searched and marked as favourites.",
    fr: "Fichier de démonstration, qui n’installe rien. Les préréglages peuvent être recherchés et mis en favoris.",
    es: "Archivo de demostración, que no instala nada. Los ajustes se pueden buscar y marcar como favoritos.",
    de: "Demonstrationsdatei, die nichts installiert. Presets lassen sich suchen und als Favoriten markieren.",
    pt: "Arquivo de demonstração, que não instala nada. Os presets podem ser buscados e marcados como favoritos.",
    ja: "デモ用のファイルで、何もインストールされません。プリセットを検索し、お気に入りに登録できます。",
    ko: "아무것도 설치하지 않는 데모 파일입니다. 프리셋을 검색하고 즐겨찾기로 표시할 수 있습니다.",
    it: "File dimostrativo, che non installa nulla. I preset si possono cercare e segnare come preferiti.",
  },
  first: {
    en: "Demonstration file, which installs nothing. The first version.",
    fr: "Fichier de démonstration, qui n’installe rien. La première version.",
    es: "Archivo de demostración, que no instala nada. La primera versión.",
    de: "Demonstrationsdatei, die nichts installiert. Die erste Version.",
    pt: "Arquivo de demonstração, que não instala nada. A primeira versão.",
    ja: "デモ用のファイルで、何もインストールされません。最初のバージョンです。",
    ko: "아무것도 설치하지 않는 데모 파일입니다. 첫 번째 버전입니다.",
    it: "File dimostrativo, che non installa nulla. La prima versione.",
  },
  manager: {
    en: "Demonstration file, which installs nothing. Shows at a glance which tools have a newer version.",
    fr: "Fichier de démonstration, qui n’installe rien. Montre d’un coup d’œil quels outils ont une version plus récente.",
    es: "Archivo de demostración, que no instala nada. Muestra de un vistazo qué herramientas tienen una versión más nueva.",
    de: "Demonstrationsdatei, die nichts installiert. Zeigt auf einen Blick, für welche Tools es eine neuere Version gibt.",
    pt: "Arquivo de demonstração, que não instala nada. Mostra de relance quais ferramentas têm uma versão mais nova.",
    ja: "デモ用のファイルで、何もインストールされません。新しいバージョンのあるツールがひと目で分かります。",
    ko: "아무것도 설치하지 않는 데모 파일입니다. 새 버전이 있는 도구를 한눈에 보여 줍니다.",
    it: "File dimostrativo, che non installa nulla. Mostra a colpo d’occhio quali strumenti hanno una versione più nuova.",
  },
  last: {
    en: "Demonstration file, which installs nothing. The last version; it runs on the systems of today.",
    fr: "Fichier de démonstration, qui n’installe rien. La dernière version ; elle tourne sur les systèmes d’aujourd’hui.",
    es: "Archivo de demostración, que no instala nada. La última versión; funciona en los sistemas de hoy.",
    de: "Demonstrationsdatei, die nichts installiert. Die letzte Version; sie läuft auf den Systemen von heute.",
    pt: "Arquivo de demonstração, que não instala nada. A última versão; roda nos sistemas de hoje.",
    ja: "デモ用のファイルで、何もインストールされません。最後のバージョンで、現在のシステムで動作します。",
    ko: "아무것도 설치하지 않는 데모 파일입니다. 마지막 버전이며 오늘날의 시스템에서 작동합니다.",
    it: "File dimostrativo, che non installa nulla. L’ultima versione; gira sui sistemi di oggi.",
  },
  legacy: {
    en: "Demonstration file, which installs nothing. For older computers; it is no longer kept up.",
    fr: "Fichier de démonstration, qui n’installe rien. Pour les ordinateurs plus anciens ; elle n’est plus mise à jour.",
    es: "Archivo de demostración, que no instala nada. Para ordenadores más antiguos; ya no se actualiza.",
    de: "Demonstrationsdatei, die nichts installiert. Für ältere Rechner; sie wird nicht mehr gepflegt.",
    pt: "Arquivo de demonstração, que não instala nada. Para computadores mais antigos; não é mais atualizada.",
    ja: "デモ用のファイルで、何もインストールされません。古いコンピューター向けで、今後の更新はありません。",
    ko: "아무것도 설치하지 않는 데모 파일입니다. 오래된 컴퓨터용이며 더 이상 업데이트되지 않습니다.",
    it: "File dimostrativo, che non installa nulla. Per i computer più vecchi; non viene più aggiornata.",
  },
} as const satisfies Record<string, Notes>;

export type ReleaseKind = keyof typeof releaseNotes;
