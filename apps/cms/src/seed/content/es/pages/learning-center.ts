import type { SeedPage } from "../../../seed-content.ts";

export const learningCenter: SeedPage = {
  title: "Centro de aprendizaje",
  seo: {
    title: "Centro de aprendizaje",
    description:
      "Lecciones cortas para afinar y mezclar una voz: elegir el Retune Speed, encontrar la tonalidad, ordenar la cadena vocal y grabar una toma que valga la pena.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "Apréndelo en lo que dura un café",
      text: "Lecciones cortas que puedes seguir con cualquier voz. Elige lo que quieres aprender; lo básico está más abajo.",
    },
    {
      block: "featureRows",
      headline: "Elige el Retune Speed",
      rows: [
        {
          title: "De 0 a 10 ms: el efecto",
          text: "Retune Speed es el tiempo que tarda una nota en corregirse. Aquí la línea se vuelve escalera y cada portamento da un salto. Elígelo cuando quieras que se oiga.",
        },
        {
          title: "De 10 a 40 ms: pulido",
          text: "Las notas encajan rápido y los ataques siguen suaves. Buena parte del pop actual vive aquí, y quien sabe, lo nota.",
        },
        {
          title: "De 40 a 120 ms: natural",
          text: "Los arrastres y el vibrato sobreviven, y las notas largas acaban donde deben. Un buen punto de partida para quien canta bien.",
        },
        {
          title: "Más de 120 ms: una mano en el hombro",
          text: "Las notas cortas pasan antes de que llegue la corrección; solo las largas reciben ayuda. Si es poco, arregla notas sueltas en el modo gráfico en vez de acelerarlas todas.",
        },
        {
          title: "Pruébalo ahora",
          text: "La perilla de nuestra página de inicio es de verdad. Gírala de un extremo al otro mientras suena la frase y mira cuántos cents quedan.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Encuentra la tonalidad de una canción",
      rows: [
        {
          title: "Encuentra la nota de casa",
          text: "Toca el último acorde del estribillo y tararea la nota en la que podrías parar. Esa nota suele dar nombre a la tonalidad.",
        },
        {
          title: "Alegre o no",
          text: "Desde esa nota, sube cantando hasta el tercer grado de la escala. Si suena luminoso, es mayor; si suena oscuro, menor. En el piano: cuatro semitonos más arriba, o tres.",
        },
        {
          title: "Cuidado con las gemelas",
          text: "La menor y do mayor tienen las mismas notas. Para afinar da igual cuál de las dos pongas; para una armonía, puede que no.",
        },
        {
          title: "Si dudas, busca el error",
          text: "Pon un Retune Speed rápido y una tonalidad. Si es la equivocada, se delata en dos versos: alguna nota saltará adonde nadie la quería.",
        },
        {
          title: "Cromática, no",
          text: "La escala cromática admite las doce notas, así que una nota que se va medio tono acaba exactamente en el sitio equivocado. Úsala cuando la canción modula, no cuando no sabes en qué tonalidad está.",
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Pon la cadena en orden",
      rows: [
        {
          title: "Limpiar",
          text: "Primero el ruido y la sala, porque todo lo que viene después hace más fuerte lo que era suave.",
        },
        {
          title: "Afinar",
          text: "Para detectar el tono hace falta una sola voz, y seca. Después de una reverb o de un doblador, oye varias.",
        },
        {
          title: "EQ y luego compresor",
          text: "Quita lo que no quieres antes de apretar el resto. Un poco de EQ después, para dar brillo, está permitido.",
        },
        {
          title: "De-esser",
          text: "Después del compresor, que tiene la costumbre de levantar las eses.",
        },
        {
          title: "Efectos y luego espacio",
          text: "Aquí van las voces dobladas, la saturación y las cosas raras. La reverb y el delay, al final y mejor en un envío, para mover la sala sin tocar la voz.",
        },
      ],
    },
    {
      block: "prose",
      headline: "Una toma que valga la pena",
      sections: [
        {
          title: "La sala",
          text: "Cuelga algo blando detrás de ti, no detrás del micrófono: lo que vuelve es tu voz rebotada en la pared que tienes a la espalda. Un armario lleno de abrigos le gana a casi toda la espuma.",
        },
        {
          title: "La distancia",
          text: "A un palmo del micrófono, un poco de lado y con un antipop en medio. Más cerca, la voz crece, y cada movimiento también.",
        },
        {
          title: "El nivel",
          text: "Canta el verso más fuerte y ajusta la ganancia para que quede lejos del rojo, con 10 o 12 dB de margen. El ruido se puede reducir; el clipping no tiene vuelta atrás.",
        },
        {
          title: "Los auriculares",
          text: "Baja la música hasta que te oigas. Quien no se oye se va de tono hacia arriba, y ningún plug-in es tan bueno como una oreja al descubierto.",
        },
        {
          title: "El orden de las tomas",
          text: "Tres tomas de principio a fin, luego una pausa y después solo los versos que faltan. La segunda toma suele ser la buena; la novena, rara vez.",
        },
      ],
    },
  ],
};
