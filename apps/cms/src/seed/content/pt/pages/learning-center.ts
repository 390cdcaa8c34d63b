import type { SeedPage } from "../../../seed-content.ts";

export const learningCenter: SeedPage = {
  title: "Central de aprendizado",
  seo: {
    title: "Central de aprendizado",
    description:
      "Lições curtas sobre afinar e mixar voz: escolher o Retune Speed, achar o tom, ordenar a cadeia vocal e gravar um take que vale a pena guardar.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Aprenda na pausa do café",
      text: "Lições curtas que servem para qualquer voz. Escolha o que quer aprender; o básico está mais abaixo.",
    },
    {
      block: "featureRows",
      headline: "Escolha o Retune Speed",
      rows: [
        {
          title: "0 a 10 ms: o efeito",
          text: "O Retune Speed é o tempo que a correção leva para chegar à nota. Aqui, a linha vira escada e cada portamento pula. Escolha quando for para todo mundo ouvir.",
        },
        {
          title: "10 a 40 ms: polido",
          text: "As notas travam rápido, mas o ataque continua macio. Boa parte do pop de hoje mora aqui, e quem conhece percebe.",
        },
        {
          title: "40 a 120 ms: natural",
          text: "O vibrato e a subidinha até a nota sobrevivem, e as notas longas terminam onde deviam. Bom ponto de partida para quem canta bem.",
        },
        {
          title: "Acima de 120 ms: uma mão no ombro",
          text: "As notas curtas passam antes de a correção chegar; só as longas recebem ajuda. Se for pouco, corrija notas isoladas no modo gráfico em vez de acelerar tudo.",
        },
        {
          title: "Experimente agora",
          text: "O botão da nossa página inicial é de verdade. Gire de uma ponta à outra enquanto a frase toca e veja quantos cents sobram.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Ache o tom de uma música",
      rows: [
        {
          title: "Encontre a casa",
          text: "Toque o último acorde do refrão e cantarole a nota em que daria para parar. Ela costuma ser o nome do tom.",
        },
        {
          title: "Alegre ou nem tanto",
          text: "Partindo da casa, suba cantando até o terceiro grau da escala. Se ele soa claro, o tom é maior; se soa escuro, menor. No piano: quatro semitons acima, ou três.",
        },
        {
          title: "Cuidado com os gêmeos",
          text: "Lá menor e dó maior têm as mesmas notas. Para afinar, tanto faz qual dos dois você escolhe; para uma segunda voz, pode fazer diferença.",
        },
        {
          title: "Na dúvida, procure o erro",
          text: "Ponha um Retune Speed rápido e um tom qualquer. O tom errado se entrega em dois versos: alguma nota vai pular para onde ninguém queria.",
        },
        {
          title: "Cromática, não",
          text: "A escala cromática aceita as doze notas, então uma nota meio tom fora vai parar exatamente no lugar errado. Use quando a música modula, e não quando você não sabe o tom.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Ponha a cadeia em ordem",
      rows: [
        {
          title: "Limpar",
          text: "Ruído e sala primeiro, porque tudo o que vem depois deixa o que é baixinho mais alto.",
        },
        {
          title: "Afinar",
          text: "A detecção de afinação quer uma voz só, e seca. Depois de um reverb ou de uma dobra, ela ouve várias.",
        },
        {
          title: "EQ, depois compressor",
          text: "Corte o que você não quer antes de apertar o resto. Um pouco de EQ depois, para dar brilho, pode.",
        },
        {
          title: "De-esser",
          text: "Depois do compressor, que adora levantar os “s”.",
        },
        {
          title: "Efeitos, depois espaço",
          text: "Dobra, saturação e as esquisitices entram aqui. Reverb e delay por último, de preferência em um send, para mexer no ambiente sem encostar na voz.",
        },
      ],
    },
    {
      block: "prose",
      headline: "Um take que vale a pena guardar",
      sections: [
        {
          title: "A sala",
          text: "Pendure algo macio atrás de você, e não atrás do microfone: o que volta é a sua voz na parede às suas costas. Um armário cheio de casacos ganha de muita espuma acústica.",
        },
        {
          title: "A distância",
          text: "Um palmo do microfone, um pouquinho de lado, com um pop filter no meio. Mais perto, a voz cresce e cada movimento aparece.",
        },
        {
          title: "O nível",
          text: "Cante o verso mais forte e ajuste o ganho para ele ficar bem abaixo do vermelho, com 10 a 12 dB de folga. Ruído dá para reduzir; clipping fica.",
        },
        {
          title: "O fone",
          text: "Abaixe a base até ouvir a própria voz. Quem não se ouve canta acima do tom, e nenhum plug-in substitui uma orelha fora do fone.",
        },
        {
          title: "A ordem dos takes",
          text: "Três takes do começo ao fim, uma pausa, e depois só os versos que faltam. Muitas vezes o bom é o segundo; raramente é o nono.",
        },
      ],
    },
  ],
};
