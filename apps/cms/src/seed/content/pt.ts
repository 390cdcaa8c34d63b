import type { SeedContent } from "../seed-content.ts";

export const content: SeedContent = {
  pages: {
    home: {
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
          text: "O AutoTune leva cada nota para onde você mirou, com a suavidade ou a força que quiser. No estúdio, no palco, em qualquer tom.",
          actions: [
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
    },
  },
  productPages: {
    "auto-tune/pro": {
      family: "auto-tune",
      slug: "pro",
      name: "AutoTune Pro",
      tagline: "Cada nota nas suas mãos.",
      text: "O Pro corrige sua voz enquanto você canta e depois deixa você editar cada nota à mão. Do retoque que ninguém ouve ao som robótico que todo mundo conhece, você decide até onde vai.",
      products: ["auto-tune-pro"],
      seo: {
        title: "AutoTune Pro: afinação nota por nota",
        description:
          "Corrija sua voz enquanto canta ou edite depois, nota por nota. O AutoTune Pro vai do retoque que ninguém ouve ao som robótico que todo mundo conhece.",
      },
      blocks: [
        {
          block: "featureRows",
          headline: "Dois modos, uma voz",
          rows: [
            {
              title: "Modo automático",
              text: "Escolha o tom e a escala e cante. Cada nota é corrigida assim que chega, na gravação ou no show.",
            },
            {
              title: "Modo gráfico",
              text: "Veja o take inteiro como uma linha e edite à mão. Desenhe uma curva, mova uma nota, deixe a próxima como estava.",
            },
            {
              title: "Retune Speed",
              text: "O botão grande. Devagar, para uma correção que ninguém percebe; rápido, para o som em degraus que deixou o AutoTune famoso.",
            },
            {
              title: "Flex-Tune e Humanize",
              text: "O Flex-Tune só age perto da nota, então seus portamentos ficam. O Humanize pega leve nas notas longas, que continuam vivas.",
            },
            {
              title: "Baixa latência",
              text: "Ouça sua voz afinada no fone enquanto canta, com um atraso tão curto que dá para esquecer.",
            },
          ],
        },
        {
          block: "faq",
          headline: "Perguntas sobre o Pro",
          items: [
            {
              question: "Vão perceber que eu usei?",
              answer:
                "Só se você quiser. Com um Retune Speed lento e um pouco de Flex-Tune, a correção some dentro da interpretação. No ajuste mais rápido, ela vira o efeito.",
            },
            {
              question: "Posso usar no palco?",
              answer:
                "Sim. O modo automático trabalha em tempo real, com baixa latência. Você precisa de um computador, uma interface de áudio e um programa que carregue o plug-in.",
            },
            {
              question: "Qual edição é a certa para mim?",
              answer:
                "O Pro, se você quer editar nota por nota e também afinar em tempo real. O AutoTune 2026 é para trabalhar rápido em tempo real; o Hybrid, para Pro Tools com hardware DSP. Os três fazem parte do Unlimited.",
            },
            {
              question: "Onde o Pro funciona?",
              answer:
                "Em qualquer DAW que carregue um destes formatos: AU, VST3 ou AAX no macOS; VST3 ou AAX no Windows.",
            },
          ],
        },
        {
          block: "productCards",
          headline: "Mais para a mesma voz",
          products: ["auto-tune-2026", "auto-tune-hybrid", "vocal-eq"],
        },
      ],
    },
  },
  products: {
    "auto-tune-pro": {
      name: "AutoTune Pro",
      summary: "Correção em tempo real e edição nota por nota em um só plug-in.",
    },
    "auto-tune-2026": {
      name: "AutoTune 2026",
      summary: "Correção de afinação em tempo real, rápida de ajustar, no estúdio e no palco.",
    },
    "auto-tune-hybrid": {
      name: "AutoTune Hybrid",
      summary: "Afinação em tempo real para Pro Tools, em hardware DSP ou de forma nativa.",
    },
    "auto-tune-efx-plus": {
      name: "AutoTune EFX+",
      summary: "O som robótico, com um rack inteiro de efeitos por trás.",
    },
    "auto-key": {
      name: "AutoKey",
      summary: "Descobre o tom e a escala da sua música e avisa o AutoTune.",
    },
    "vocal-prep": {
      name: "Vocal Prep",
      summary: "Deixa o take bruto pronto para a mix: menos ruído, menos sala, nível uniforme.",
    },
    "vocal-eq": {
      name: "Vocal EQ",
      summary: "Um EQ com bandas que seguem as notas que você canta.",
    },
    "vocal-compressor": {
      name: "Vocal Compressor",
      summary: "Equilibra o forte e o fraco, partindo de ajustes que combinam com a sua voz.",
    },
    "vocal-de-esser": {
      name: "Vocal De-Esser",
      summary: "Suaviza os “s” agudos demais e deixa o resto da voz em paz.",
    },
    "vocal-reverb": {
      name: "Vocal Reverb",
      summary: "Dá um ambiente à voz e sugere o que combina com ela.",
    },
    metamorph: {
      name: "Metamorph",
      summary: "Transforma sua voz em outra e mantém o seu fraseado.",
    },
    "harmony-engine": {
      name: "Harmony Engine",
      summary: "Cria harmonias a partir de uma única voz principal.",
    },
    vocodist: {
      name: "Vocodist",
      summary: "Sons de vocoder, do vintage ao que não é deste mundo.",
    },
    choir: {
      name: "Choir",
      summary: "Transforma uma só voz em um coral.",
    },
    "auto-tune-unlimited-monthly": {
      name: "AutoTune Unlimited, mensal",
      summary:
        "Três edições, AutoKey, a cadeia vocal e todos os efeitos criativos, com pagamento mês a mês.",
    },
    "auto-tune-unlimited-yearly": {
      name: "AutoTune Unlimited, anual",
      summary:
        "Três edições, AutoKey, a cadeia vocal e todos os efeitos criativos, com um pagamento por ano.",
    },
  },
  pictures: {
    "auto-tune-pro": {
      alt: "A janela do AutoTune Pro: um botão retune grande no centro, os botões flex e humanize, menores, dos lados e um teclado embaixo.",
    },
  },
};
