import { compatibilityOf } from "../../../hosts.ts";
import type { SeedPage } from "../../../seed-content.ts";
import { hostWords } from "../host-words.ts";

export const dawCompatibilityWindows: SeedPage = {
  title: "Compatibilidad con DAW: Windows",
  seo: {
    title: "Compatibilidad con DAW en Windows",
    description:
      "Qué DAW cargan nuestros plug-ins en Windows 10 y 11, en qué formato, dónde van los archivos y qué hacer cuando el programa no los encuentra.",
  },
  blocks: [
    {
      block: "pageHead",
      headline: "¿Funciona en Windows?",
      text: "En Windows 10 y 11, en cualquier DAW de 64 bits que cargue VST3 o AAX. Aquí tienes la lista, las carpetas y lo que suele ayudar.",
    },
    compatibilityOf(hostWords, "windows"),
    {
      block: "specs",
      headline: "Ordenador y carpetas",
      groups: [
        {
          title: "Tu ordenador",
          rows: [
            { name: "Sistema", value: "Windows 10 u 11, 64 bits" },
            { name: "Memoria", value: "4 GB, mejor 8 GB" },
            { name: "Espacio en disco", value: "Unos 5 GB para todo; instala lo que uses" },
            { name: "Activación", value: "En 2 ordenadores a la vez" },
          ],
        },
        {
          title: "Dónde van los archivos",
          rows: [
            { name: "VST3", value: "C:\\Program Files\\Common Files\\VST3" },
            { name: "AAX", value: "C:\\Program Files\\Common Files\\Avid\\Audio\\Plug-Ins" },
          ],
        },
      ],
    },
    {
      block: "featureRows",
      headline: "Del instalador a la primera toma",
      rows: [
        {
          title: "Elige el formato",
          text: "El instalador pregunta qué formatos quieres. Quédate con el que carga tu DAW; el otro solo ocupa espacio.",
        },
        {
          title: "No cambies la carpeta",
          text: "VST3 y AAX tienen un lugar cada uno, y los DAW buscan ahí. Una carpeta tuya queda más ordenada y no la encuentra nadie.",
        },
        {
          title: "Deja que el DAW busque",
          text: "Ábrelo después de instalar. La mayoría busca al arrancar; algunos tienen un botón en los ajustes de plug-ins.",
        },
        {
          title: "Usa el driver de tu interfaz",
          text: "Elige en el DAW su driver ASIO, no el sonido del sistema, y un búfer de 64 o 128 muestras mientras grabas. Para mezclar, 512 o más.",
        },
        {
          title: "Enchúfala",
          text: "Un portátil con batería baja el ritmo cuando menos conviene. Conéctalo y elige el plan de energía de rendimiento antes de echarle la culpa al plug-in.",
        },
      ],
    },
    {
      block: "faq",
      headline: "Preguntas sobre Windows",
      items: [
        {
          question: "Mi DAW no encuentra el plug-in.",
          answer:
            "Comprueba que el archivo está en la carpeta de arriba, que el DAW es de 64 bits y que busca VST3. Algunos guardan una lista de plug-ins que fallaron una vez; vacíala y busca de nuevo.",
        },
        {
          question: "¿Hay versión de 32 bits o VST2?",
          answer: "No. Los programas que solo cargan VST2 no son compatibles.",
        },
        {
          question: "¿Cuál es la excepción?",
          answer:
            "AutoTune Hybrid. Viene en AAX DSP y AAX Native y solo funciona en Pro Tools. Todas las demás herramientas vienen en VST3 y AAX.",
        },
        {
          question: "¿Puedo pasar una sesión a un Mac?",
          answer:
            "Sí, si el DAW existe ahí y carga el mismo formato. Los ajustes de VST3 y AAX viajan con la sesión. Una sola licencia cubre los dos ordenadores.",
        },
        {
          question: "¿Qué tienen que ver con ustedes los fabricantes de estos DAW?",
          answer: "Nada. Los nombres son suyos y esta es una marca de demostración.",
        },
      ],
    },
  ],
};
