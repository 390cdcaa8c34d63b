import type { SeedTutorial } from "../../../seed-reading.ts";

export const hearYourselfTunedWithoutDelay: SeedTutorial = {
  title: "Oye tu voz afinada, sin el retardo",
  summary:
    "Una voz afinada en los auriculares ayuda; una que llega tarde, no. Cuentas los milisegundos, acortas el camino y guardas la toma en bruto.",
  level: "intermediate",
  topic: "recording",
  minutes: 12,
  products: ["auto-tune-2026", "auto-tune-hybrid"],
  outcome:
    "Sabes calcular el retardo que oye quien canta, dejarlo en unos 10 ms y grabar la voz seca mientras los auriculares reciben la afinada.",
  sections: [
    {
      anchor: "count-it",
      title: "Primero, las cuentas",
      parts: [
        {
          kind: "text",
          text: "La voz espera en un búfer al entrar y en otro al salir. Los conversores suman unos 2 ms; tu interfaz puede tardar más. AutoTune 2026 añade unos 3 ms. A 48 kHz queda así:",
        },
        {
          kind: "table",
          head: ["Búfer", "Ida y vuelta", "Con conversores y 2026"],
          rows: [
            ["64 muestras", "2,7 ms", "unos 8 ms"],
            ["128 muestras", "5,3 ms", "unos 10 ms"],
            ["256 muestras", "10,7 ms", "unos 16 ms"],
            ["512 muestras", "21,3 ms", "unos 26 ms"],
          ],
        },
        {
          kind: "text",
          text: "Hasta unos 10 ms casi nadie se queja. A partir de 20, quien canta se atrasa y le echa la culpa al clic.",
        },
      ],
    },
    {
      anchor: "shorten-it",
      title: "Acorta el camino",
      parts: [
        {
          kind: "steps",
          items: [
            "Pon el búfer en 64 o 128 muestras para grabar. Para mezclar, súbelo otra vez.",
            "Saca del camino a los auriculares todo lo que tenga look-ahead o mucha latencia: Vocal Prep necesita unos 45 ms; Vocal EQ, unos 20 con el seguimiento encendido.",
            "Silencia la monitorización directa de la interfaz. La voz seca y la afinada juntas suenan a filtro de peine.",
            "En Pro Tools con hardware DSP, usa AutoTune Hybrid y pulsa LIVE. El retardo que queda está escrito debajo del botón: unos 2 ms.",
          ],
        },
      ],
    },
    {
      anchor: "two-tracks",
      title: "Dos pistas, una sincera",
      parts: [
        {
          kind: "steps",
          items: [
            "Graba el micrófono en una primera pista sin plug-ins, y que su salida no llegue a los auriculares.",
            "Envía la misma entrada a una segunda pista con 2026 o Hybrid. Esa es la que oye quien canta.",
            "Pon Retune en el medio. En Hybrid, dale bastante Flex, para que solo se toquen las notas que ya están cerca de su destino.",
            "Pon un poco de reverb solo en los auriculares. Una voz seca en los oídos hace que la gente apriete.",
            "Después copia el plug-in con sus ajustes a la primera pista y cambia de idea cuanto quieras.",
          ],
        },
        {
          kind: "note",
          text: "Una afinación rápida en los auriculares puede hacer que quien canta se confunda o se confíe, porque la voz que oye ya no le responde. Si las tomas empeoran, ve más lento o quítala. La canción necesita más a quien canta que al plug-in.",
        },
      ],
    },
  ],
  seo: {
    title: "Monitoriza una voz afinada con baja latencia",
    description:
      "Cómo se suman búferes, conversores y plug-ins, cómo dejar el retardo en unos 10 ms y cómo conservar la toma en bruto.",
  },
};
