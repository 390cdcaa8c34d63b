import { es as letter } from "../letter/es.ts";
import type { PlanTexts } from "./plan-texts.ts";

export const es: PlanTexts = {
  ...letter,
  plan: "Plan",
  card: "Tarjeta",
  cardEnding: (digits) => `terminada en ${digits}`,
  news: {
    trialStarted: {
      subject: (plan) => `Han empezado tus días gratis con ${plan}`,
      heading: "Han empezado tus días gratis",
      intro: (plan) =>
        `Todo lo que trae ${plan} está a tu disposición desde hoy. Canta, prueba y tómate tu tiempo.`,
      amount: "Primer cobro",
      date: "Gratis hasta el",
      note: "Si te gusta, no tienes que hacer nada. Si no, cancela en tu cuenta antes de que acaben los días gratis y no se te cobrará nada.",
      action: "Abrir tu cuenta",
    },
    trialEnding: {
      subject: (plan) => `Tus días gratis con ${plan} acaban pronto`,
      heading: "Tus días gratis acaban pronto",
      intro: (plan) =>
        `Esperamos que ${plan} haya encontrado su sitio en tus canciones. Si te quedas, no tienes que hacer nada: el plan empieza solo.`,
      amount: "Primer cobro",
      date: "Gratis hasta el",
      note: "Si no es para ti, cancela antes de que acaben los días gratis y no se te cobrará nada.",
      action: "Gestionar tu plan",
    },
    renewed: {
      subject: (plan) => `${plan} se ha renovado`,
      heading: "Gracias por quedarte",
      intro: (plan) => `${plan} se ha renovado y todo lo que trae sigue a tu disposición.`,
      amount: "Cobrado",
      date: "Próximo cobro",
      note: "En tu cuenta puedes cambiar, pausar o cancelar tu plan cuando quieras.",
      action: "Ver tu plan",
    },
    paymentFailed: {
      subject: (plan) => `Tu pago de ${plan} no se ha completado`,
      heading: "Tu pago no se ha completado",
      intro: (plan) =>
        `Hemos intentado cobrar ${plan}, pero el pago no se ha completado. Son cosas que pasan: una tarjeta caduca o se llega a un límite. De momento, todo sigue funcionando.`,
      amount: "Importe pendiente",
      date: "Próximo intento",
      note: "Comprueba que la tarjeta siga siendo válida y cubra el importe. En cuanto el pago se complete, tu plan seguirá como siempre.",
      action: "Revisar tu pago",
    },
    planChanged: {
      subject: (plan) => `Tu nuevo plan: ${plan}`,
      heading: "Tu nuevo plan",
      intro: (plan) => `Has cambiado a ${plan}. En tu cuenta ves lo que incluye y desde cuándo.`,
      amount: "Nuevo precio",
      date: "Próximo cobro",
      note: "En tu cuenta puedes volver a cambiar cuando quieras.",
      action: "Ver tu plan",
    },
    paused: {
      subject: (plan) => `${plan} está en pausa`,
      heading: "Tu plan está en pausa",
      intro: (plan) =>
        `${plan} se toma un descanso, y los cobros también. Lo que ya has pagado sigue disponible hasta que acabe ese periodo.`,
      amount: null,
      date: "En pausa hasta el",
      note: "Después sigue solo. Si quieres cantar antes, reanuda tu plan en tu cuenta cuando quieras.",
      action: "Gestionar tu plan",
    },
    resumed: {
      subject: (plan) => `${plan} sigue adelante`,
      heading: "Tu plan sigue adelante",
      intro: (plan) => `${plan} sigue adelante, con todo lo que trae. Nos alegra que estés aquí.`,
      amount: "Importe",
      date: "Próximo cobro",
      note: "En tu cuenta puedes cambiar, pausar o cancelar tu plan cuando quieras.",
      action: "Ver tu plan",
    },
    cancelled: {
      subject: (plan) => `${plan} está cancelado`,
      heading: "Tu plan está cancelado",
      intro: (plan) =>
        `${plan} no se renovará y no se te cobrará nada más. Lo que has pagado sigue funcionando hasta el último día.`,
      amount: null,
      date: "Termina el",
      note: "¿Has cambiado de idea? Anula la cancelación en tu cuenta antes de que acabe el plan y todo seguirá igual.",
      action: "Conservar tu plan",
    },
    ended: {
      subject: (plan) => `${plan} ha terminado`,
      heading: "Tu plan ha terminado",
      intro: (plan) =>
        `${plan} ha terminado y no se te cobrará nada más. Gracias por cantar con nosotros.`,
      amount: null,
      date: "Terminó el",
      note: "Tus canciones y proyectos siguen siendo tuyos, igual que las licencias que has comprado. Si echas de menos las herramientas, con un nuevo plan vuelven todas.",
      action: "Abrir tu cuenta",
    },
  },
  whyThisMail: "Recibes este correo porque trata de un plan de la cuenta con esta dirección.",
};
