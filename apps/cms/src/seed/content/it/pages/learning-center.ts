import type { SeedPage } from "../../../seed-content.ts";

export const learningCenter: SeedPage = {
  title: "Centro di apprendimento",
  seo: {
    title: "Centro di apprendimento",
    description:
      "Lezioni brevi per intonare e mixare una voce: scegliere il Retune Speed, trovare la tonalità, ordinare la catena, registrare una take da tenere.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Si impara in una pausa caffè",
      text: "Lezioni brevi che valgono per qualsiasi voce. Scegli cosa vuoi imparare; le basi sono più in basso.",
    },
    {
      block: "featureRows",
      headline: "Scegli il Retune Speed",
      rows: [
        {
          title: "Da 0 a 10 ms: l’effetto",
          text: "Retune Speed è il tempo che una nota ha per andare a posto. Qui la linea diventa una scalinata e ogni glissato salta: per quando si deve sentire.",
        },
        {
          title: "Da 10 a 40 ms: levigato",
          text: "Le note si agganciano in fretta, gli attacchi restano morbidi. Molto pop di oggi vive qui, e chi se ne intende se ne accorge.",
        },
        {
          title: "Da 40 a 120 ms: naturale",
          text: "Gli attacchi da sotto e il vibrato sopravvivono, le note lunghe finiscono dove devono. Un buon punto di partenza, se chi canta è in gamba.",
        },
        {
          title: "Oltre 120 ms: una mano sulla spalla",
          text: "Le note brevi passano prima che arrivi la correzione; vengono aiutate solo quelle lunghe. Se è troppo poco, sistema le singole note in modalità grafica invece di accelerare per tutte.",
        },
        {
          title: "Provalo adesso",
          text: "La manopola in home page è vera. Girala da un estremo all’altro mentre la frase suona e guarda quanti cent restano.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Trova la tonalità di un brano",
      rows: [
        {
          title: "Trova casa",
          text: "Suona l’ultimo accordo del ritornello e canticchia la nota su cui potresti fermarti. Di solito è quella che dà il nome alla tonalità.",
        },
        {
          title: "Allegra o no",
          text: "Da casa, sali fino al terzo grado della scala. Se è luminoso, la tonalità è maggiore; se è scuro, minore. Al piano: quattro semitoni in su, oppure tre.",
        },
        {
          title: "Occhio alle gemelle",
          text: "La minore e Do maggiore hanno le stesse note. Per intonare, impostare l’una o l’altra non cambia niente; per un’armonia può cambiare.",
        },
        {
          title: "Nel dubbio, cerca l’errore",
          text: "Imposta un Retune Speed veloce e una tonalità. Se è sbagliata si tradisce in due versi: una nota salterà dove nessuno la voleva.",
        },
        {
          title: "Cromatica no",
          text: "La scala cromatica ammette tutte e dodici le note, quindi una nota fuori di mezzo tono finisce esattamente nel posto sbagliato. Usala quando il brano modula, non quando la tonalità non la sai.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Metti in ordine la catena",
      rows: [
        {
          title: "Pulisci",
          text: "Prima il rumore e la stanza, perché tutto quello che viene dopo alza le cose piano.",
        },
        {
          title: "Intona",
          text: "Per seguire l’intonazione serve una voce sola e asciutta. Dopo un riverbero o una doppia se ne sentono parecchie.",
        },
        {
          title: "EQ, poi compressore",
          text: "Taglia quello che non vuoi prima di schiacciare insieme il resto. Un filo di EQ dopo, per dare brillantezza, è concesso.",
        },
        {
          title: "De-esser",
          text: "Dopo il compressore, che le esse ama tirarle su.",
        },
        {
          title: "Effetti, poi spazio",
          text: "Qui vanno doppie, saturazione e stranezze. Riverbero e delay per ultimi, meglio su una mandata, così regoli la stanza senza toccare la voce.",
        },
      ],
    },
    {
      block: "prose",
      headline: "Una take da tenere",
      sections: [
        {
          title: "La stanza",
          text: "Appendi qualcosa di morbido dietro di te, non dietro il microfono: a tornare indietro è la tua voce sul muro alle tue spalle. Un armadio pieno di cappotti batte quasi tutti i pannelli di spugna.",
        },
        {
          title: "La distanza",
          text: "Un palmo dal microfono, un po’ di lato, con un filtro antipop in mezzo. Più vicino, la voce si fa più grande e ogni movimento più rumoroso.",
        },
        {
          title: "Il livello",
          text: "Canta il verso più forte e regola il gain in modo che resti ben sotto il rosso, con 10 o 12 dB di margine. Il rumore si riduce; il clipping resta.",
        },
        {
          title: "Le cuffie",
          text: "Abbassa la base finché non ti senti. Chi non si sente canta crescente, e nessun plug-in vale quanto un orecchio scoperto.",
        },
        {
          title: "L’ordine delle take",
          text: "Tre take dall’inizio alla fine, poi una pausa, poi solo i versi che mancano. Spesso quella buona è la seconda; raramente la nona.",
        },
      ],
    },
  ],
};
