import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const autoKey: SeedProductPage = {
  family: "auto-tune",
  slug: "auto-key",
  name: "AutoKey",
  tagline: "Em que tom está? Neste.",
  text: "O AutoKey escuta uma música, acha o tom e a escala, diz o quanto tem certeza e passa a resposta para todos os AutoTune da sessão. Ele não mexe no som; só impede que você afine no tom errado.",
  nav: { description: "Acha o tom e avisa o AutoTune", isNew: false, order: 5 },
  products: ["auto-key"],
  seo: {
    title: "AutoKey: acha o tom da música",
    description:
      "O AutoKey ouve em que tom e escala está a música, diz o quanto tem certeza e ajusta todos os AutoTune da sua sessão.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Uma resposta, e o quanto ela é certa",
      rows: [
        {
          title: "Toque a música para ele",
          text: "Ponha o AutoKey no instrumental, não na voz, e dê play. Alguns compassos com os acordes já bastam.",
        },
        {
          title: "Veja no círculo",
          text: "Os tons maiores ficam no círculo das quintas, com os menores por dentro. O que ele achou acende, e os vizinhos também. No meio, você vê quantas vezes cada nota apareceu.",
        },
        {
          title: "Certeza, sem blefe",
          text: "Músicas modulam, e algumas nem têm tom. O AutoKey mostra o quanto tem certeza e que outros tons considerou, para você saber quando confiar no próprio ouvido.",
        },
        {
          title: "Avise todo mundo de uma vez",
          text: "Um clique manda tom e escala para todas as janelas do AutoTune na sessão. Ninguém esquece o canal da segunda voz.",
        },
      ],
    },
    includedInUnlimited(
      "O AutoKey faz parte do plano, junto com as três edições do AutoTune com que conversa.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Perguntas sobre o AutoKey",
      items: [
        {
          question: "Por que não há um antes e depois para ouvir?",
          answer:
            "Porque o AutoKey não toca no som. Ele escuta e preenche um ajuste. O que você ouve é o AutoTune indo para as notas certas.",
        },
        {
          question: "Ele pode errar?",
          answer:
            "Pode. Um tom maior e seu relativo menor têm as mesmas notas, e uma música com acordes emprestados pode enganar. Por isso ele mostra o quanto tem certeza e o que mais considerou.",
        },
        {
          question: "Preciso dele se eu já sei os meus tons?",
          answer:
            "Menos. Ainda assim, ele poupa você de ajustar o mesmo tom em seis janelas e resolve rápido quando alguém manda uma base.",
        },
        {
          question: "Funciona sem o AutoTune?",
          answer:
            "Sim. O tom e a escala aparecem na janela para você ler. Para passar adiante, é preciso um AutoTune na mesma sessão.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Quem escuta o AutoKey",
      products: ["auto-tune-2026", "auto-tune-pro", "harmony-engine"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "AutoKey: os fatos",
          inside: [
            { name: "Encontra", value: "Tom e escala, com grau de certeza" },
            { name: "Escuta", value: "O canal em que está, enquanto toca" },
            { name: "Escalas", value: "Maior e menor" },
            { name: "Avisa", value: "AutoTune Pro, 2026, Hybrid e EFX+; Harmony Engine" },
            { name: "Som", value: "Passa sem alteração" },
          ],
          latency: "Nenhuma",
          diskSpace: "90 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Ache o tom de um beat que veio sem",
          rows: [
            {
              title: "Use o instrumental",
              text: "Insira o AutoKey no beat ou no bus dos instrumentos. Se der, deixe a bateria de fora: ela tem altura, mas não tem opinião.",
            },
            {
              title: "Toque o refrão",
              text: "Escolha oito compassos com todos os acordes. Uma intro em uma nota só pode estar em qualquer tom.",
            },
            {
              title: "Leia a certeza",
              text: "Alta: siga em frente. Baixa: toque outra parte. Se dois vizinhos vivem trocando de lugar, talvez a música também mude de tom.",
            },
            {
              title: "Confira com uma nota",
              text: "Cantarole a nota que soa como casa no fim do refrão. Se for o nome na janela, achou; se estiver três semitons acima do tom menor que ele mostra, você está no relativo maior.",
            },
            {
              title: "Envie",
              text: "Passe o tom adiante e cante. Agora todos os AutoTune da sessão estão de acordo.",
            },
          ],
        },
      ],
    },
    {
      name: "audio",
      blocks: [
        {
          block: "audioDemos",
          headline: "O que o tom certo faz",
          text: "O AutoKey em si não faz som. Aqui estão duas janelas que ele ajusta: as duas sabem que a frase está em lá menor. A voz é sintética.",
          demos: [
            {
              product: "auto-tune-2026",
              title: "2026, já sabendo o tom",
              text: "A afinação rápida vai para a nota permitida mais próxima. Quais são permitidas, quem decide é o tom.",
            },
            {
              product: "harmony-engine",
              title: "Harmony Engine, já sabendo o tom",
              text: "Uma terça acima às vezes tem três semitons, às vezes quatro. O tom sabe quando.",
            },
          ],
        },
      ],
    },
  ],
};
