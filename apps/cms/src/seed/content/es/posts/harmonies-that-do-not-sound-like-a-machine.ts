import type { SeedPost } from "../../../seed-reading.ts";

export const harmoniesThatDoNotSoundLikeAMachine: SeedPost = {
  title: "Armonías que no suenan a máquina",
  summary:
    "Las armonías fabricadas se delatan por ser demasiado iguales: en el tiempo, en la garganta, en la afinación. Cuatro cosas que desigualar y una que cantar tú.",
  writtenBy: "Penny Cents, seudónimo",
  writtenOn: "2026-08-11",
  topic: "craft",
  products: ["harmony-engine", "choir", "twin", "auto-key", "vocal-de-esser"],
  seo: {
    title: "Armonías vocales que no suenan a máquina",
    description:
      "Por qué las armonías fabricadas suenan artificiales y qué ayuda: la nota del acorde, tiempo y garganta distintos, consonantes suaves, una voz real.",
  },
  sections: [
    {
      anchor: "the-right-note",
      title: "Primero, la nota correcta",
      parts: [
        {
          kind: "text",
          text: "La tercera arriba es una buena costumbre y una mala ley. Harmony Engine mantiene cada voz dentro de la escala, así que una tercera son tres o cuatro semitonos según lo pida la tonalidad. Pero una nota puede estar en la tonalidad y no en el acorde.\n\nUn ejemplo en do mayor: el acorde es do y la melodía está en sol. Una tercera arriba es si. Está en la tonalidad, pero sobre un acorde de do convierte la armonía en jazz. Una cuarta arriba es do, que está en el acorde y no molesta a nadie. Si una palabra suena dulce pero mal, casi siempre es esto. Cambia el intervalo en esa palabra o deja que esa voz se calle ahí.",
        },
      ],
    },
    {
      anchor: "too-equal",
      title: "Después, menos iguales",
      parts: [
        {
          kind: "text",
          text: "Cada voz tiene nivel, paneo, garganta y tiempo. La gente que canta codo con codo se distingue en las cuatro cosas.",
        },
        {
          kind: "list",
          items: [
            "Tiempo: entre 10 y 25 ms de diferencia es un grupo. Todo a cero es un órgano. Más allá de 40 ms empieza a sonar a eco.",
            "Garganta: un pelo más larga en las voces de abajo, un pelo más corta en las de arriba. Si lo notas en solo, seguramente te pasaste.",
            "Nivel: nunca todas igual. Una tercera arriba, a la mitad de volumen que la principal; las demás, por debajo de eso.",
            "Paneo: las graves cerca del centro, las agudas más afuera. Comprueba en mono antes de enamorarte.",
          ],
        },
        {
          kind: "note",
          text: "Afina la voz principal antes de que la oiga Harmony Engine. Las armonías la copian, y una nota mala en cinco voces ya es una declaración.",
        },
      ],
    },
    {
      anchor: "tempered-and-pure",
      title: "Por qué lo perfecto suena a teclado",
      parts: [
        {
          kind: "text",
          text: "Los afinadores apuntan al piano: cada semitono, 100 cents exactos. Quienes cantan escuchándose se apartan de ahí y buscan intervalos que no batan. En una quinta, la diferencia es pequeña. En una tercera, no tanto.",
        },
        {
          kind: "table",
          head: ["Intervalo", "Piano", "Puro", "Diferencia"],
          rows: [
            ["Tercera menor", "300 cents", "316 cents", "+16"],
            ["Tercera mayor", "400 cents", "386 cents", "−14"],
            ["Cuarta", "500 cents", "498 cents", "−2"],
            ["Quinta", "700 cents", "702 cents", "+2"],
          ],
        },
        {
          kind: "text",
          text: "No hace falta calcularlo. Basta con saber por qué tres voces clavadas a la cuadrícula suenan duras: todas sus terceras están un poco mal de la misma manera. Así que deja holgura. Una voz principal afinada a 80 ms da armonías más blandas que una a 0, porque las demás heredan sus pequeños movimientos.",
        },
      ],
    },
    {
      anchor: "sing-one",
      title: "Canta una de ellas",
      parts: [
        {
          kind: "text",
          text: "El mejor truco no está en el plug-in. Canta tú una de las voces, lo más sencillo es la de abajo, y deja que Harmony Engine haga las otras. Una voz real trae su propio aire y sus propios errores, y el oído les presta esa sinceridad a las demás.",
        },
        {
          kind: "steps",
          items: [
            "Deja que AutoKey envíe la tonalidad a toda la sesión.",
            "Arma las voces en Harmony Engine hasta que el estribillo se sostenga.",
            "Apréndete una escuchándola en solo. Apágala y cántala.",
            "Dales bastante de-esser a las fabricadas, para que la ese la diga solo la principal.",
            "¿La quieres más grande? Twin en la voz que cantaste. Choir, solo en el último estribillo.",
          ],
        },
        {
          kind: "text",
          text: "Y al final, baja todo 2 dB. Tú llevas una hora escuchándolas; nadie más.",
        },
      ],
    },
  ],
};
