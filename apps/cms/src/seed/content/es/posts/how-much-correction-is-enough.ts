import type { SeedPost } from "../../../seed-reading.ts";

export const howMuchCorrectionIsEnough: SeedPost = {
  title: "¿Cuánta corrección es suficiente?",
  summary:
    "El Retune Speed es un tiempo, y las notas tienen duración. Pon una cosa al lado de la otra y casi no queda nada que adivinar.",
  writtenBy: "El equipo de AutoTune",
  writtenOn: "2026-02-10",
  topic: "craft",
  products: ["auto-tune-pro", "auto-tune-2026"],
  seo: {
    title: "¿Cuánta corrección de tono es suficiente?",
    description:
      "Qué hace un Retune Speed en milisegundos con las notas cortas y las largas, cuántos cents se oyen y cuándo arreglar una nota en vez de todas.",
  },
  sections: [
    {
      anchor: "what-people-hear",
      title: "Lo que la gente oye",
      parts: [
        {
          kind: "text",
          text: "Un semitono tiene 100 cents. Un error de 10 cents en una nota cantada lo oye poca gente, y a casi toda le pagan por ello. Con 20 o 30, una nota larga empieza a levantar sospechas. Con 50 está justo entre dos teclas del piano, y alguna tía levanta la vista.\n\nSon números aproximados. Una nota larga sobre un solo acorde suave lo enseña todo. Un verso rápido sobre guitarras distorsionadas esconde mucho. Así que la primera pregunta no es cuánto se desvía la nota, sino cuánto tiempo queda al descubierto.",
        },
      ],
    },
    {
      anchor: "speed-is-a-time",
      title: "La velocidad es un tiempo",
      parts: [
        {
          kind: "text",
          text: "El Retune Speed va en milisegundos: lo que tarda la corrección en alcanzar a la voz. Pasado ese tiempo queda más o menos un tercio del error; pasado tres veces, una veinteava parte. Las notas cortas se acaban antes.\n\nEsto es lo que queda del error al final de una nota que empieza 40 cents baja, a 120 BPM.",
        },
        {
          kind: "table",
          head: ["Retune Speed", "Semicorchea, 125 ms", "Corchea, 250 ms", "Negra, 500 ms"],
          rows: [
            ["20 ms", "0 cents", "0 cents", "0 cents"],
            ["80 ms", "8 cents", "2 cents", "0 cents"],
            ["200 ms", "21 cents", "11 cents", "3 cents"],
          ],
        },
        {
          kind: "text",
          text: "Con 80 ms, las notas rápidas conservan algo de mugre y las sostenidas llegan. Por eso tantos ajustes naturales viven entre 40 y 120 ms. Con 200 ms solo reciben ayuda las notas largas, y a lo mejor no querías más.",
        },
        {
          kind: "note",
          text: "La tabla está calculada con el método de nuestras demos. Otras herramientas cuentan los milisegundos a su manera. Compara de oído, no por el número.",
        },
      ],
    },
    {
      anchor: "find-the-amount",
      title: "Encuentra la cantidad en cinco minutos",
      parts: [
        {
          kind: "steps",
          items: [
            "Pon la tonalidad. Lento y en la tonalidad equivocada sigue siendo un error, solo que despacio.",
            "Deja en loop el verso con las notas más largas. Empieza en 100 ms.",
            "Acelera hasta que en ese verso no te moleste nada. Para ahí, ni un paso más.",
            "Pon el verso más rápido. Si los portamentos se volvieron escalera, retrocede un poco o sube Flex-Tune en Pro.",
            "Escucha la canción entera una vez, sin mirar la pantalla.",
          ],
        },
      ],
    },
    {
      anchor: "one-note-or-all",
      title: "Una nota o todas",
      parts: [
        {
          kind: "text",
          text: "Si todavía duele una palabra del puente, no aceleres toda la canción. Abre el modo gráfico de Pro, mueve esa nota y deja en paz a las otras trescientas. En 2026 no hay gráfico, así que canta la palabra otra vez. Se tarda menos que en discutirlo.\n\nHay notas bajas a propósito. Una tercera de blues, un último verso cansado, una palabra casi hablada: un afinador no sabe qué querías decir. Activa el bypass de vez en cuando. Si el verso en bruto te llega más, no era un error.",
        },
        {
          kind: "text",
          text: "Es suficiente cuando dejas de oír la afinación y vuelves a oír la letra. Suele pasar antes de lo que sugiere la perilla.",
        },
      ],
    },
  ],
};
