import type { SeedPage } from "../../../seed-content.ts";

export const hipHop: SeedPage = {
  title: "Hip-hop",
  seo: {
    title: "AutoTune para voz de hip-hop",
    description:
      "Refrões robóticos, versos soltos e adlibs com eco: como afinar e mixar voz de hip-hop, com ajustes para começar e sons para comparar.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Refrão na grade, verso fora dela",
      text: "O hip-hop deixou a escada famosa e depois aprendeu quando largar dela. Uma página sobre as duas coisas, para quem tem um beat e um microfone.",
    },
    {
      block: "featureRows",
      headline: "Do beat ao refrão",
      rows: [
        {
          title: "Pergunte o tom ao beat",
          text: "Ponha o AutoKey no beat, de preferência sem a bateria, e toque a parte com os acordes. Um grave que escorrega entre as notas pode confundir, então confira com a nota em que você terminaria.",
        },
        {
          title: "Escreva o refrão para a escada",
          text: "O efeito vive no caminho entre duas notas. Deslize devagar, segure os finais e deixe ar entre os versos. Uma melodia de três notas costuma bastar.",
        },
        {
          title: "Deixe o verso falar",
          text: "O rap desliza como a fala e não tem nota para onde ir. Afinado no máximo, ele gargareja. Use bypass ali, ou vá tão devagar que só as palavras longas recebam ajuda.",
        },
        {
          title: "Dê um lugar aos adlibs",
          text: "Em um canal só deles, afinados no máximo, magrinhos e no tempo. A 140 BPM, uma colcheia dura 214 ms: sincronize o eco com a DAW, que ela faz a conta.",
        },
        {
          title: "Ponha peso na última palavra",
          text: "O Undertow soma a mesma voz, uma oitava abaixo. Dez dB abaixo da principal, dá para sentir mais do que ouvir.",
        },
      ],
    },
    {
      block: "audioDemos",
      headline: "Quatro vozes para uma música",
      text: "Uma voz sintética que nunca entrou numa cabine, antes e depois.",
      demos: [
        {
          product: "auto-tune-efx-plus",
          title: "O refrão",
          text: "Cada portamento vira degrau, com a dobra e o eco por trás.",
        },
        {
          product: "undertow",
          title: "O peso",
          text: "A mesma frase, e ela mesma uma oitava abaixo.",
        },
        {
          product: "stutter",
          title: "O último compasso",
          text: "Fatias de uma palavra, de novo e de novo, no tempo.",
        },
        {
          product: "dial",
          title: "O adlib",
          text: "Do outro lado da linha. Os graves, ele deixa para o beat.",
        },
      ],
    },
    {
      block: "specs",
      headline: "Ajustes para começar",
      groups: [
        {
          title: "AutoTune",
          rows: [
            { name: "Refrão", value: "Retune Speed de 0 a 10 ms" },
            { name: "Verso cantado", value: "Retune Speed de 15 a 30 ms" },
            { name: "Verso de rap", value: "Acima de 120 ms, ou bypass" },
            { name: "Adlibs", value: "0 ms, eco no tempo da DAW" },
          ],
        },
        {
          title: "A cadeia",
          rows: [
            { name: "Vocal EQ", value: "Corte abaixo de 80 a 100 Hz" },
            { name: "Vocal Compressor", value: "Ratio 4:1, 4 a 6 dB a menos nas palavras fortes" },
            { name: "Vocal De-Esser", value: "5 a 9 kHz, 3 a 6 dB" },
            { name: "Vocal Reverb", value: "Decay de 0,4 a 0,8 segundo, pre-delay de 20 a 40 ms" },
          ],
        },
      ],
    },
    {
      block: "faq",
      headline: "Perguntas da cabine",
      items: [
        {
          question: "Gravo com o efeito ligado?",
          answer:
            "Ouvir no fone, sim: a gente canta diferente em cima de uma escada. Mas grave a voz seca, para poder mudar de ideia sobre o tom amanhã.",
        },
        {
          question: "O tom está certo e mesmo assim soa torto.",
          answer:
            "Talvez o beat não esteja em 440 Hz. Um sample acelerado pode ficar entre dois tons. Mexa no beat alguns cents até um afinador concordar e só depois afine a voz.",
        },
        {
          question: "Qual edição para esse som?",
          answer:
            "EFX+ se você só quer o efeito. AutoTune 2026 se também canta versos. Pro se depois volta a notas isoladas.",
        },
        {
          question: "Isso me ensina a rimar?",
          answer:
            "Isso ajusta a afinação. O tempo, as palavras e o fôlego continuam com você, o que também é a boa notícia.",
        },
      ],
    },
    {
      block: "productCards",
      headline: "Na mesma sala",
      products: ["auto-key", "auto-tune-efx-plus", "stutter"],
    },
  ],
};
