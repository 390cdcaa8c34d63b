import type { SeedProductPage } from "../../../../seed-content.ts";
import { includedInUnlimited } from "../../included-in-unlimited.ts";
import { specSheet, systemRequirements } from "../../system-requirements.ts";

export const vocalEq: SeedProductPage = {
  family: "ai-powered-vocal-chain",
  slug: "vocal-eq",
  name: "Vocal EQ",
  tagline: "Bandas que seguem a melodia.",
  text: "A voz se move, e com ela tudo em que um EQ deveria mexer. O Vocal EQ acha o ronco, o corpo, o nariz e o ar da sua voz, põe uma banda em cada um e move as bandas com as notas que você canta.",
  nav: { description: "Um EQ com bandas que seguem suas notas", isNew: false, order: 2 },
  products: ["vocal-eq"],
  seo: {
    title: "Vocal EQ: bandas que seguem a voz",
    description:
      "O Vocal EQ acha o ronco, o corpo, o nariz e o ar de uma voz, e suas bandas seguem as notas conforme são cantadas.",
  },
  blocks: [
    {
      block: "featureRows",
      headline: "Ele sabe onde fica o nariz",
      rows: [
        {
          title: "Bandas com nome",
          text: "Rumble para o ronco, Body para o corpo, Nasal para o nariz, Air para o ar. Os números também estão lá, mas você pode pensar no que quer e girar isso.",
        },
        {
          title: "Elas seguem a nota",
          text: "Um corte em uma frequência serve para uma nota. Aqui a banda vai junto quando a melodia anda, e as notas graves e agudas ficam com a mesma voz.",
        },
        {
          title: "Primeiro, ele escuta",
          text: "Toque uma estrofe. A curva vai para um ponto de partida para esta voz e este microfone, e dali você segue.",
        },
        {
          title: "A voz atrás da curva",
          text: "Você vê o espectro do que está sendo cantado embaixo da curva, ao vivo. Sem adivinhar qual morrinho é você e qual é a sala.",
        },
        {
          title: "Continua sendo um EQ",
          text: "Pegue um ponto, arraste, desligue o seguimento. As quatro bandas também trabalham do jeito que você conhece.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Saindo debaixo do cobertor",
      text: "Uma voz sintética, no começo embolada e um pouco nasal.",
      demos: [
        {
          product: "vocal-eq",
          title: "Adeus, grave embolado e nariz",
          text: "O grave clareia, o anasalado recua e entra um pouco de ar lá em cima. As notas não mudam; é como se a pessoa tivesse virado de frente.",
        },
      ],
    },
    includedInUnlimited(
      "O Vocal EQ vem com o plano, no meio de uma cadeia de cinco que se conhecem.",
    ),
    systemRequirements,
    {
      block: "faq",
      headline: "Perguntas sobre o Vocal EQ",
      items: [
        {
          question: "Como as bandas seguem as notas?",
          answer:
            "O Vocal EQ detecta a altura, como o AutoTune, e mantém a banda sempre à mesma distância da nota. Você escolhe, banda por banda, se ela segue ou não.",
        },
        {
          question: "Precisa do AutoTune?",
          answer: "Não. Ele tem ouvidos próprios.",
        },
        {
          question: "Ele mixa a música para mim?",
          answer:
            "Ele faz uma proposta para uma voz. Do que a música precisa ele não sabe; você sabe.",
        },
        {
          question: "Funciona em outros instrumentos?",
          answer:
            "Em qualquer um que toque uma nota por vez. Em acordes, as bandas não têm uma nota só para seguir, então desligue o seguimento.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Antes e depois do EQ",
      products: ["vocal-prep", "vocal-compressor", "vocal-de-esser"],
    },
  ],
  subpages: [
    {
      name: "specs",
      blocks: [
        specSheet({
          headline: "Vocal EQ: os fatos",
          inside: [
            { name: "Bandas", value: "4: Rumble, Body, Nasal, Air" },
            { name: "Ganho", value: "±18 dB cada; a Rumble só corta" },
            { name: "Faixa", value: "20 Hz a 20 kHz" },
            { name: "Seguimento", value: "Ligado ou desligado em cada banda" },
            { name: "Escuta", value: "No seu computador; nenhum áudio é enviado" },
          ],
          latency: "Nenhuma com o seguimento desligado, cerca de 20 ms com ele",
          diskSpace: "310 MB",
        }),
      ],
    },
    {
      name: "tutorials",
      blocks: [
        {
          block: "featureRows",
          headline: "Desembole a voz",
          rows: [
            {
              title: "Deixe ele ouvir uma estrofe",
              text: "Toque a estrofe, não o refrão: o embolado mora nos versos graves e baixinhos. Aceite a curva que ele oferece.",
            },
            {
              title: "Confira a Rumble",
              text: "Ponha a banda em solo. Se você ouvir passos e trânsito, deixe. Se ouvir a voz, desça a banda.",
            },
            {
              title: "Ache o nariz",
              text: "Suba bem a Nasal, mova até a voz soar o mais gripada possível e corte ali. Costuma bastar menos da metade do que você subiu.",
            },
            {
              title: "Corpo antes de ar",
              text: "Dá vontade de começar pelo agudo. Uma voz com o peso certo precisa de menos brilho.",
            },
            {
              title: "Iguale o volume",
              text: "Antes de comparar, ajuste a saída até os dois soarem com o mesmo volume. O mais alto sempre ganha, mesmo quando é pior.",
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
          headline: "Timbre, depois aspereza",
          text: "Uma voz sintética antes e depois de duas ferramentas que mexem no som da voz, e não nas notas.",
          demos: [
            {
              product: "vocal-eq",
              title: "Vocal EQ",
              text: "Embolada e nasal; depois, nem uma coisa nem outra.",
            },
            {
              product: "vocal-de-esser",
              title: "Vocal De-Esser",
              text: "O que costuma vir em seguida: o ar traz os “s” junto.",
            },
          ],
        },
      ],
    },
  ],
};
