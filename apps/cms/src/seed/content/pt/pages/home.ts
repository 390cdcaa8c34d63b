import type { SeedPage } from "../../../seed-content.ts";

export const home: SeedPage = {
  title: "Início",
  seo: {
    title: "Correção de afinação e efeitos vocais",
    description:
      "O AutoTune afina sua voz, mixa e faz dela algo novo. Plug-ins para o estúdio e o palco: compre uma vez ou use com o Unlimited.",
  },
  blocks: [
    {
      block: "hero",
      headline: "Cante como você imaginou.",
      text: "O AutoTune leva cada nota para onde você mirou, com a suavidade ou a força que quiser. Gire o botão abaixo e ouça.",
      actions: [
        {
          label: "Ver o Unlimited",
          link: {
            to: "productPage",
            key: "subscriptions/unlimited",
          },
        },
        {
          label: "Conheça o AutoTune Pro",
          link: {
            to: "productPage",
            key: "auto-tune/pro",
          },
        },
      ],
    },
    {
      block: "families",
      headline: "Três jeitos de mudar uma voz",
      text: "Afine, mixe ou transforme a voz em algo que ninguém ouviu ainda. Compre uma ferramenta e fique com ela, ou trabalhe com o Unlimited.",
      cards: [
        {
          family: "auto-tune",
          eyebrow: "Edições do AutoTune",
          headline: "De um empurrãozinho ao som de uma geração",
          text: "Correção de afinação automática e gráfica para o estúdio e o palco.",
          products: [
            "auto-tune-2026",
            "auto-tune-pro",
            "auto-tune-hybrid",
            "auto-tune-efx-plus",
            "auto-key",
          ],
        },
        {
          family: "ai-powered-vocal-chain",
          eyebrow: "Cadeia vocal com IA",
          headline: "Um engenheiro de mixagem em cinco janelas",
          text: "Preparação, EQ, compressor, de-esser e reverb que primeiro escutam.",
          products: [
            "vocal-prep",
            "vocal-eq",
            "vocal-compressor",
            "vocal-de-esser",
            "vocal-reverb",
          ],
        },
        {
          family: "creative-vocal-effects",
          eyebrow: "Efeitos criativos",
          headline: "Corais, vocoders, estranhos",
          text: "Catorze jeitos de sair da própria garganta.",
          products: ["metamorph", "harmony-engine", "vocodist", "choir"],
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Não acredite: ouça",
      text: "Quatro takes, antes e depois. Alterne enquanto tocam: o ponto da música fica, a voz muda. Quem canta é uma voz sintética, então ninguém teve o pior take exposto.",
      demos: [
        {
          product: "auto-tune-pro",
          title: "Uma linha acha suas notas",
          text: "A mesma frase, levada para lá menor numa velocidade que respeita os portamentos. Preste atenção nas notas longas.",
        },
        {
          product: "vocal-compressor",
          title: "Uma voz que vai e vem",
          text: "Antes, as palavras fortes pulam em cima de você e as fracas se escondem. Depois, todas ficam à mesma distância.",
        },
        {
          product: "vocodist",
          title: "Um acorde que fala",
          text: "As palavras de quem canta, as notas de um acorde dente de serra. Ninguém tem uma garganta assim.",
        },
        {
          product: "choir",
          title: "Um vira muitos",
          text: "Uma linha sustentada, cantada por uma sala cheia de gente que é sempre a mesma pessoa.",
        },
      ],
    },
    {
      block: "scrollingQuotes",
      headline: "Frases que adoraríamos ouvir",
      quotes: JSON.stringify([
        "Continua sendo a minha voz.",
        "Ninguém percebeu. Era essa a ideia.",
        "Todo mundo percebeu. Era essa a ideia.",
        "Um take, e em casa antes da meia-noite.",
        "O refrão finalmente encaixa.",
        "Deixei a falha na última palavra.",
      ]),
      seconds: 60,
    },
    {
      block: "featureRows",
      headline: "Como uma nota se encontra",
      rows: [
        {
          title: "Você canta",
          text: "No microfone, no quarto ou no palco. Sua voz desenha uma linha que, como a de todo mundo, oscila um pouco.",
        },
        {
          title: "A gente escuta",
          text: "O AutoTune acompanha a linha em movimento e a compara com as notas do seu tom.",
        },
        {
          title: "A linha encaixa",
          text: "Cada nota vai para a mais próxima da escala. O tempo, as palavras e o timbre continuam seus.",
        },
        {
          title: "Você decide",
          text: "Devagar, ninguém percebe. Rápido, todo mundo percebe. Um único botão, o Retune Speed, define a força do encaixe.",
        },
      ],
    },
    {
      block: "testimonials",
      headline: "O que as pessoas poderiam dizer",
      text: "Vozes de exemplo: inventamos as pessoas e desenhamos os retratos. As ferramentas você pode testar de verdade.",
      testimonials: [
        "nila-portamento",
        "osric-halfstep",
        "ines-semicorchea",
        "juno-wetmix",
        "haru-otonari",
        "tobias-vorhall",
      ],
    },
    {
      block: "planOffer",
      headline: "Tudo, enquanto você precisar",
      points: [
        {
          title: "3 edições do AutoTune",
          text: "mais o AutoKey",
        },
        {
          title: "5 ferramentas de mixagem com IA",
          text: "a cadeia vocal completa",
        },
        {
          title: "14 efeitos criativos",
          text: "todos eles",
        },
        {
          title: "Lançamentos",
          text: "no dia em que saem",
        },
      ],
      monthly: "auto-tune-unlimited-monthly",
      annual: "auto-tune-unlimited-yearly",
    },
    {
      block: "faq",
      headline: "Bom saber",
      items: [
        {
          question: "O que eu compro fica comigo?",
          answer:
            "Sim. Você paga uma vez e a licença é sua, sem data para acabar. Só o Unlimited é assinatura.",
        },
        {
          question: "Funciona na minha DAW?",
          answer:
            "Muito provavelmente. No macOS, nossos plug-ins vêm em AU, VST3 e AAX; no Windows, em VST3 e AAX. Assim, rodam em Logic Pro, Ableton Live, Cubase, FL Studio e Pro Tools, entre outras. O AutoTune Hybrid é feito para o Pro Tools e vem só em AAX.",
        },
        {
          question: "O que fica quando a assinatura termina?",
          answer:
            "Tudo funciona até o fim do período pago. Depois, os plug-ins do Unlimited param; o áudio que você exportou e as ferramentas que comprou continuam seus.",
        },
        {
          question: "Posso começar pequeno e fazer upgrade depois?",
          answer:
            "Sim. Se você já tem uma edição, subir para outra custa um preço de upgrade, e não o preço cheio de novo. Sua conta mostra quais upgrades estão disponíveis e quanto custa cada um.",
        },
      ],
    },
  ],
};
