import type { SeedPost } from "../../../seed-reading.ts";

export const theFridgeThatWasFiftyCentsOff: SeedPost = {
  title: "La nevera que desafinaba cincuenta cents",
  summary:
    "Un productor inventado pierde una noche por culpa de un zumbido que está justo entre dos notas. La historia es mentira; las cuentas, no.",
  writtenBy: "Otto Bypass, seudónimo",
  writtenOn: "2026-04-21",
  topic: "stories",
  products: ["vocal-prep", "auto-tune-pro"],
  seo: {
    title: "Una historia: la nevera que desafinaba cincuenta cents",
    description:
      "Un productor inventado, una cantante inventada y un número real: por qué una nevera zumba entre dos notas y qué se aprende en una noche así.",
  },
  sections: [
    {
      anchor: "the-kitchen",
      title: "Un estudio con tetera",
      parts: [
        {
          kind: "note",
          text: "Wren Sampleton y Marla Placeholder son personajes inventados. También su canción y su cocina. Las neveras existen.",
        },
        {
          kind: "text",
          text: "Wren Sampleton graba en la cocina, porque es donde están las cortinas. La canción era lenta, en si menor, y Marla Placeholder llevaba toda la semana cantándola bien. Esa noche, no. Las primeras tomas salieron. Desde la cuarta, las notas largas y graves se torcían. Unas hacia abajo, otras hacia arriba, y ninguna mucho.\n\nHicieron lo que hace todo el mundo. Más reverb en los auriculares. Menos. Un vaso de agua. Una charla sobre el sentido de la segunda estrofa.",
        },
      ],
    },
    {
      anchor: "the-line",
      title: "La línea en la pausa",
      parts: [
        {
          kind: "text",
          text: "Entonces Wren abrió la toma en el modo gráfico para ver dónde se torcía. Entre dos frases, donde no debía haber nada, había un trocito de línea, muy quieto. No estaba en ningún carril. Estaba entre si bemol y si, en medio, como si lo hubiera dibujado alguien incapaz de decidirse.\n\nWren levantó un dedo. Escucharon. Era la nevera.",
        },
        {
          kind: "text",
          text: "Donde la red eléctrica va a 60 Hz, a los motores y transformadores les gusta zumbar al doble. 120 Hz son 51 cents por encima de si bemol y 49 por debajo de si. No se puede diseñar una nota pedal peor para una canción en si menor. Donde la red va a 50 Hz, el zumbido está en 100 Hz, 35 cents por encima de sol. No es mejor, solo es distinto.",
        },
        {
          kind: "table",
          head: ["Red", "Zumbido", "Nota más cercana", "Desviación"],
          rows: [
            ["60 Hz", "120 Hz", "Si, 123,5 Hz", "49 cents baja"],
            ["50 Hz", "100 Hz", "Sol, 98,0 Hz", "35 cents alta"],
          ],
        },
        {
          kind: "text",
          text: "Marla tenía una oreja al descubierto, como debe ser. Con esa oreja llevaba un rato cantándole a la nevera.",
        },
      ],
    },
    {
      anchor: "the-keys",
      title: "Lo que hicieron",
      parts: [
        {
          kind: "steps",
          items: [
            "Apagaron la nevera y metieron dentro las llaves de Wren. Nadie se va sin las llaves, así que nadie se va con la nevera apagada.",
            "La cantaron tres veces más. La buena fue la segunda.",
            "Había dos versos de las tomas anteriores demasiado buenos para perderlos. Vocal Prep aprendió el zumbido en las pausas y lo bajó. Un zumbido constante es de los fáciles.",
            "Afinaron después de limpiar, no antes. Un detector que oye dos voces tiene que elegir.",
          ],
        },
        {
          kind: "text",
          text: "Lo que Prep no podía era cambiar lo que Marla había oído. Esas notas largas se torcían porque ella se había torcido, y Wren movió tres a mano en el modo gráfico, sin tocar los principios.",
        },
      ],
    },
    {
      anchor: "the-rule",
      title: "La regla",
      parts: [
        {
          kind: "text",
          text: "En la pared de la cocina hay ahora un papel: primero, graba diez segundos de nada. Súbelos. Busca un tono.\n\nEs un buen consejo, aunque venga de gente que no existe. El helado, también inventado, no sobrevivió.",
        },
      ],
    },
  ],
};
