import type { Language } from "@autotune/routes";

/**
 * Words of questions that say nothing about what is wanted: "how do I get it to work". They count little, and not at
 * all if they alone are found. Without accents, as all words are compared. PostgreSQL leaves out the commonest itself,
 * but only as they are spelled with accents.
 */
const weakWords: Readonly<Record<Language, string>> = {
  en: `apply add picks pick worth cost costs price often else already again able allowed ok okay about any anyone are best better can could different do does doing don done ever few first for from get gets
    getting give go going good got had has have help how i im is it its just know like long look looking lot make makes
    many may me mean means more most much must my need needs never new not of on one only or out please possible put
    really s same see should show so some somebody someone something still such t take than that the there these thing
    things this to too tried try trying up use used uses using very via vs want wants was way ways what when where
    which while who why will with within without won work working works would you your`,
  de: `legen lege setzen stellen stelle bringen bringe bekommt stimmt sollen kosten kostet preis lohnt wert schon wieviel bereits geworden aber alle alles als am an auch auf aus bei beim bekomme bekommen bin bitte brauche da damit darf das dass dein
    dem den denn der des die dies diese dieser doch durch ein eine einem einen einer eines er es etwas finde finden fur
    geben geht gehts genau gerne gibt gut habe haben hat hatte hilfe hoch ich ihr im immer in ins irgendwie ist ja jetzt
    kann kannst kein keine konnen konnte lasst lauft mache machen macht man mehr mein meine meinem meinen meiner mich
    mir mit mochte mochten muss nach neu nicht noch nun nur nutzen nutze ob oder ohne schon sehr sein seine sich sie
    sind so soll sollte uber um und uns unter viel viele vom von vor wann warum was welche welchem welchen welcher
    welches wenn wer werden wie wieder wieviel wieviele will wird wo wofur wohin zu zum zur zwischen funktioniert
    funktionieren benutzen verwenden gegen`,
  fr: `mets met ajouter appliquer prix coute couter cout vaut peine deja arrive a ai alors apres au aucun aussi autre autres aux avec avoir besoin bien c ca ce cela ces cet cette ceux chez
    combien comme comment d dans de depuis des dois doit donc du elle en entre es est et etre eu faire fais fait faut il
    ils j je juste l la le les leur lui m ma mais marche me meme mes mettre moi moins mon n ne nos notre nous obtenir on
    ont ou par pas passe peu peut peux plus plusieurs possible pour pourquoi pouvoir puis puisje qu quand que quel quelle
    quelles quels qui quoi s sa sans se ses si son sont sous sur t ta te tes toi ton tous tout toute toutes tres tu un
    une utilise utilisent utiliser va vais vers veux vos votre vous voudrais y fonctionne fonctionner contre`,
  es: `pongo aplicar sirven suene precio cuesta cuestan costo vale pena hace a ahora al algo algun alguna ante antes aqui asi aun bien como con cual cuales cuando cuanto cuanta cuantos
    cuantas de debo del desde donde dos e el ella en entre era es esa ese eso esta este esto estoy favor fue funciona
    funcionan ha hacer hago hasta hay he la las le les lo los mas me mejor mi mis mucho muy necesito ni no nos o otra otro
    para pero poner por porque posible puede pueden puedo que quien quienes quiero sabe se sea ser si sin sobre solo son
    su sus tambien tengo tiene tienen todo todos tu tus un una uno usa usan usar uso va ver y ya yo contra sirve`,
  it: `metto applicare serve prezzo costa costano vale pena gia riesco a ad agli ai al alla alle allo anche avere bene c che chi ci col come con contro cosa cui d da dagli dai dal dalla
    dei del della delle dello devo di dopo dove e ed era essere fa faccio fare fra funziona funzionano gli ha hai hanno
    ho i il in io l la le lo loro ma me meglio mettere mi mia mie miei mio molto ne nei nel nella nelle no non nuovo o
    ogni per perche piu poco poi posso possibile possono puo qual quale quali quando quanta quante quanti quanto quella
    quello questa questo qui se senza serve si sia so sono su sua sugli sui sul sulla suo ti tra tu tua tuo tutti tutto
    un una uno usa usano usare va vi voglio vorrei`,
  pt: `colocar coloco aplicar fazendo preco custa custam vale pena consigo a ao aos aqui as ate bem com como contra da das de dela dele depois do dos e ela ele em entre era essa esse esta
    estao estar este eu faco faz fazer foi funciona funcionam ha isso isto ja la lhe mais mas me melhor meu meus minha
    minhas muito na nao nas nem no nos nossa nosso novo num numa o onde os ou outra outro para pela pelas pelo pelos pode
    podem poder por porque posso possivel pra preciso qual quais quando quanta quantas quanto quantos que quem quero se
    sem ser seu seus sim so sobre sua suas tambem te tem tenho ter teu tudo um uma umas usa usam usar vai vou serve`,
  ja: `価格 値段 いく くら 料金 したい てみ どこ どう なぜ いつ です ます でき する した たい ない ので から まで とは って には では ても てい いる ある こと もの
    やり り方 方法 場合 何で 使え 使い 使う 使用 可能 対応 教え 知り 欲し 必要 について`,
  ko: `가격 얼마 마예 예요 고싶 싶어 어서 바꾸 있을 할수 어떻 떻게 어디 디서 무엇 언제 에서 에게 으로 하기 하는 하나 나요 가요 인가 한가 능한 가능 사용 어요 아요 해요 돼요 되나
    되는 하고 싶어 있나 있는 있어 없어 없나 방법 하려 려면 수있 어떤 에는 에도 까지 부터 한테 처럼 이나 니까 습니 니다 주세 세요
    알려 려주 싶은 은데 는데 는지`,
};

/** The beginnings of such words that have many endings. */
const weakBeginnings: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /^(?:benutz|verwend|funktionier|gebrauch|mocht|brauch)/,
  fr: /^(?:utilis|fonctionn|voudr|pourr|souhait|serv)/,
  es: /^(?:utiliz|funcion|podr|quer|necesit|quisier)/,
  it: /^(?:utilizz|funzion|potr|vorr|serv)/,
  pt: /^(?:utiliz|funcion|poder|quer|precis)/,
};

/** What nearly every text here is about; it tells little of what is wanted. */
const commonSubjects = new Set(
  `effect effects effekt effekte effet effets efecto efectos effetto effetti efeito efeitos software plugin plugins plug programm programme app vocal vocals voice voices singing logiciel logiciels voix programa
    programas voz voces vozes programma programmi voce voci stimme stimmen gesang ボー ーカ カル プラ ラグ グイ イン 声 歌声
    ソフ フト 보컬 목소 소리 플러 러그 그인 프로그 소프 프트 트웨 웨어`.split(/\s+/),
);

const sets = new Map(
  Object.entries(weakWords).map(([language, words]) => [language, new Set(words.split(/\s+/))]),
);

const onlyHiragana = /^\p{scx=Hira}+$/v;

/** Whether a word, or a pair of characters, is one of those. */
export function isWeakWord(word: string, language: Language): boolean {
  return (
    onlyHiragana.test(word) ||
    sets.get(language)?.has(word) === true ||
    weakBeginnings[language]?.test(word) === true
  );
}

/** Whether it is what this whole site is about. */
export function isCommonSubject(word: string): boolean {
  return commonSubjects.has(word);
}
