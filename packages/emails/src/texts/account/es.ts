import { es as letter } from "../letter/es.ts";
import type { AccountTexts } from "./account-texts.ts";

const forOneHour = "El enlace vale durante 1 hora y funciona una sola vez.";
const forOneDay = "El enlace vale durante 24 horas y funciona una sola vez.";
const forTwoWeeks = "El enlace vale durante 14 días.";
const forOneMonth = "El enlace vale durante 30 días y funciona una sola vez.";
const whyTransfer =
  "Recibes este correo porque esta dirección se indicó en la transferencia de una licencia.";

export const es: AccountTexts = {
  ...letter,
  product: "Producto",
  device: "Dispositivo",
  country: "País",
  time: "Fecha y hora",
  passkey: "Llave de acceso",
  oldEmail: "Dirección anterior",
  newEmail: "Dirección nueva",
  from: "De",
  to: "Para",
  keptAccount: "Cuenta que queda",
  mergedAccount: "Cuenta cerrada",
  deletedOn: "Se elimina el",
  availableUntil: "Disponible hasta el",
  name: "Nombre",
  part: "Se refiere a",
  wholeOrder: "Todo el pedido",
  receivedAt: "Recibido el",
  receiptNumber: "Número de acuse",
  news: {
    resetPassword: {
      subject: "Elige una nueva contraseña de AutoTune",
      heading: "Elige una nueva contraseña",
      intro:
        "Se ha pedido una nueva contraseña para la cuenta con esta dirección. Pulsa el botón y elígela. Después se cerrará la sesión en todos los dispositivos.",
      notes: [],
      action: "Elegir una nueva contraseña",
      afterword: [
        forOneHour,
        "Si no has sido tú, no hagas nada: tu cuenta sigue igual y nadie entra sin este enlace.",
      ],
    },
    reactivateLegacy: {
      subject: "Reactiva tu cuenta de AutoTune",
      heading: "Qué bueno verte de nuevo",
      intro:
        "AutoTune tiene una tienda nueva y tu cuenta se ha mudado con ella. Elige una nueva contraseña una sola vez y todo lo tuyo volverá a estar aquí.",
      notes: [],
      action: "Reactivar tu cuenta",
      afterword: [
        forOneMonth,
        "Si no has sido tú quien quería entrar, no hagas nada: nadie entra sin este enlace.",
      ],
    },
    completeAccount: {
      subject: "Completa tu cuenta de AutoTune",
      heading: "Tu cuenta está casi lista",
      intro:
        "Solo faltan tu nombre y una contraseña. Después tendrás tus descargas, licencias y recibos en un solo lugar.",
      notes: [],
      action: "Completar tu cuenta",
      afterword: [forOneMonth, "Si no has sido tú, no hagas nada: nadie entra sin este enlace."],
    },
    newDevice: {
      subject: "Nuevo inicio de sesión en tu cuenta de AutoTune",
      heading: "Inicio de sesión en un dispositivo nuevo",
      intro:
        "Alguien ha iniciado sesión en tu cuenta desde un dispositivo que no conocíamos. Siempre te avisamos cuando ocurre.",
      notes: [
        "Si has sido tú, no tienes que hacer nada.",
        "Si no has sido tú, cierra ahora mismo la sesión de ese dispositivo en tu cuenta y elige después una nueva contraseña.",
      ],
      action: "Revisar tus dispositivos",
      afterword: [],
    },
    passwordChanged: {
      subject: "Tu contraseña de AutoTune ha cambiado",
      heading: "Tu contraseña ha cambiado",
      intro:
        "Tu cuenta tiene una nueva contraseña y se ha cerrado la sesión en todos los demás dispositivos.",
      notes: [
        "Si has sido tú, no tienes que hacer nada.",
        "Si no has sido tú, restablece ahora mismo tu contraseña. Después comprueba que nadie más pueda leer tu buzón.",
      ],
      action: "Restablecer la contraseña",
      afterword: [],
    },
    passkeyAdded: {
      subject: "Nueva llave de acceso en tu cuenta de AutoTune",
      heading: "Una nueva llave de acceso",
      intro:
        "Se ha añadido una llave de acceso a tu cuenta. Con ella se inicia sesión sin contraseña.",
      notes: [
        "Si has sido tú, no tienes que hacer nada.",
        "Si no has sido tú, elimina ahora mismo la llave de acceso en tu cuenta y elige después una nueva contraseña.",
      ],
      action: "Revisar tus llaves de acceso",
      afterword: [],
    },
    confirmEmailOld: {
      subject: "Confirma la nueva dirección de tu cuenta de AutoTune",
      heading: "¿Una nueva dirección para tu cuenta?",
      intro:
        "Se ha indicado una nueva dirección de correo para tu cuenta. Sustituirá a esta en cuanto los dos buzones, este y el nuevo, lo hayan confirmado.",
      notes: [],
      action: "Confirmar el cambio",
      afterword: [
        forOneDay,
        "Si no has sido tú, no confirmes: tu dirección seguirá siendo la misma. Elige ahora mismo una nueva contraseña, porque alguien más conoce la tuya.",
      ],
    },
    confirmEmailNew: {
      subject: "Confirma esta dirección para tu cuenta de AutoTune",
      heading: "¿Es esta tu nueva dirección?",
      intro:
        "Esta dirección se ha indicado como la nueva de una cuenta de AutoTune. Sustituirá a la anterior en cuanto los dos buzones, este y el anterior, lo hayan confirmado.",
      notes: [],
      action: "Confirmar esta dirección",
      afterword: [
        forOneDay,
        "Si no has sido tú, no hagas nada: sin tu confirmación no cambia nada.",
      ],
      why: "Recibes este correo porque esta dirección se ha indicado como la nueva de una cuenta.",
    },
    emailChanged: {
      subject: "Tu cuenta de AutoTune tiene una nueva dirección",
      heading: "Tu nueva dirección ya está activa",
      intro:
        "Desde ahora inicias sesión con tu nueva dirección y nuestros correos llegan allí. Se ha cerrado la sesión en todos los demás dispositivos.",
      notes: [
        "Si has sido tú, no tienes que hacer nada.",
        "Si no has sido tú, revisa ahora mismo tu cuenta y elige una nueva contraseña. Si ya no puedes entrar, escribe a nuestro equipo de soporte.",
      ],
      action: "Revisar tu cuenta",
      afterword: [],
      why: "Recibes este correo porque esta dirección es la de la cuenta, o lo era hasta ahora.",
    },
    licence: {
      subject: "Tu licencia de AutoTune",
      heading: "Tu licencia",
      intro:
        "Aquí tienes, como has pedido, el número de serie y el código de autenticación de tu licencia. Juntos activan el software.",
      notes: [],
      action: "Ver tu licencia",
      afterword: ["Si no has sido tú, no tienes que hacer nada: no ha cambiado nada."],
    },
    licenceRegenerated: {
      subject: "Nuevo número de serie para tu licencia de AutoTune",
      heading: "Un nuevo número de serie",
      intro:
        "Nuestro equipo de soporte ha dado a tu licencia un nuevo número de serie y un nuevo código de autenticación. Los anteriores ya no funcionan.",
      notes: [
        "Tus ordenadores se han desactivado. Actívalos de nuevo con el nuevo número de serie y el nuevo código.",
      ],
      action: "Ver tu licencia",
      afterword: ["Si no has sido tú quien lo ha pedido, escribe a nuestro equipo de soporte."],
    },
    codeRedeemed: {
      subject: "Tu código de AutoTune está canjeado",
      heading: "Tu código está canjeado",
      intro:
        "Lo que da tu código ya es tuyo: aquí tienes el número de serie y el código de autenticación. Juntos activan el software.",
      notes: [
        "Las descargas están en tu cuenta. El código ya ha cumplido y no se puede volver a usar.",
      ],
      action: "Ver tu licencia",
      afterword: [
        "Si no has sido tú, elige enseguida otra contraseña y escribe a nuestro soporte.",
      ],
    },
    transferGive: {
      subject: "Confirma la transferencia de tu licencia",
      heading: "¿Ceder esta licencia?",
      intro:
        "Has empezado a transferir una licencia a otra persona. Cambiará de cuenta en cuanto las dos partes hayan aceptado.",
      notes: [
        "Después pertenecerá solo a la otra persona y dejará de funcionar en tus ordenadores. Entonces ya no podrás recuperarla.",
      ],
      action: "Confirmar la transferencia",
      afterword: [
        `${forTwoWeeks} Mientras no hayan aceptado las dos partes, puedes retirar la transferencia en tu cuenta.`,
        "Si no has sido tú, no confirmes: la licencia seguirá siendo tuya. Elige ahora mismo una nueva contraseña.",
      ],
    },
    transferTake: {
      subject: "Te espera una licencia de AutoTune",
      heading: "Una licencia para ti",
      intro:
        "Alguien quiere transferirte una licencia. Será tuya en cuanto las dos partes hayan aceptado.",
      notes: [
        "No te cobramos nada por ello. Si aún no hay una cuenta con esta dirección, creamos una para ti.",
      ],
      action: "Aceptar o rechazar",
      afterword: [
        forTwoWeeks,
        "Si no conoces a esta persona, rechaza la licencia o no hagas nada: se quedará donde está.",
      ],
      why: whyTransfer,
    },
    transferGiven: {
      subject: "Tu licencia se ha transferido",
      heading: "Tu licencia está en otras manos",
      intro:
        "Las dos partes han aceptado y la licencia se ha transferido. Ya no funciona en tus ordenadores.",
      notes: [
        "Si no has sido tú, elige ahora mismo una nueva contraseña y escribe a nuestro equipo de soporte.",
      ],
      action: "Abrir tu cuenta",
      afterword: [],
    },
    transferTaken: {
      subject: "Tu nueva licencia ya está aquí",
      heading: "La licencia es tuya",
      intro:
        "Las dos partes han aceptado y la licencia ya está en tu cuenta, con su número de serie y sus descargas.",
      notes: ["Si tu cuenta es nueva, configúrala primero: el enlace llega en un correo aparte."],
      action: "Ver tu licencia",
      afterword: [],
      why: whyTransfer,
    },
    transferDeclined: {
      subject: "Se ha rechazado la transferencia de una licencia",
      heading: "La transferencia se ha rechazado",
      intro:
        "La licencia no se ha aceptado. Se queda con quien la tenía y sigue funcionando como antes.",
      notes: [],
      action: "Abrir tu cuenta",
      afterword: [],
      why: whyTransfer,
    },
    transferWithdrawn: {
      subject: "Se ha retirado la transferencia de una licencia",
      heading: "La transferencia se ha retirado",
      intro:
        "Quien tiene la licencia ha retirado la transferencia. Se queda donde estaba y sigue funcionando como antes.",
      notes: [],
      action: "Abrir tu cuenta",
      afterword: [],
      why: whyTransfer,
    },
    transferExpired: {
      subject: "Ha caducado la transferencia de una licencia",
      heading: "La transferencia ha caducado",
      intro:
        "Las dos partes no confirmaron la transferencia a tiempo. La licencia se queda con quien la tenía y sigue funcionando como antes.",
      notes: ["Quien tiene la licencia puede empezar otra transferencia cuando quiera."],
      action: "Abrir tu cuenta",
      afterword: [],
      why: whyTransfer,
    },
    confirmMerge: {
      subject: "¿Unir tus dos cuentas de AutoTune?",
      heading: "¿Unir tus dos cuentas?",
      intro:
        "Desde la cuenta de abajo se ha pedido incorporar la cuenta con esta dirección. Si las dos son tuyas, confírmalo.",
      notes: [
        "Los pedidos, las licencias y los planes pasarán a ella. La cuenta con esta dirección se cerrará y eso no se puede deshacer.",
      ],
      action: "Ver y confirmar",
      afterword: [
        forOneDay,
        "Si no has sido tú, no confirmes: todo lo de esta cuenta pasaría a otra persona. Si no haces nada, no cambia nada.",
      ],
    },
    confirmReminders: {
      subject: "¿Recordatorios de tu carrito?",
      heading: "¿Recordatorios de tu carrito?",
      intro:
        "Alguien que ha iniciado sesión con esta dirección quiere recibir un correo cuando quede algo en el carrito. Si has sido tú, confírmalo.",
      notes: [],
      action: "Ver y confirmar",
      afterword: ["Si no has sido tú, no hagas nada: no llegará ningún recordatorio."],
    },
    merged: {
      subject: "Tus dos cuentas de AutoTune ya son una",
      heading: "Tus cuentas ya son una",
      intro:
        "Los pedidos, las licencias y los planes de las dos están ahora en una sola cuenta. Inicia sesión con su dirección; la otra cuenta ya no existe.",
      notes: ["Si no has sido tú, escribe ahora mismo a nuestro equipo de soporte."],
      action: "Abrir tu cuenta",
      afterword: [],
      why: "Recibes este correo porque una de las dos cuentas tiene, o tenía, esta dirección.",
    },
    erasureScheduled: {
      subject: "Tu cuenta de AutoTune se va a eliminar",
      heading: "Tu cuenta se va a eliminar",
      intro:
        "Nos has pedido que eliminemos tu cuenta y tus datos personales. Hasta entonces puedes cambiar de idea.",
      notes: [
        "Después ya no podrás acceder a tus licencias ni a tus descargas. Los pedidos y las facturas los guardamos solo el tiempo que exige la ley.",
      ],
      action: "Conservar tu cuenta",
      afterword: [
        "Si no has sido tú, inicia sesión, conserva tu cuenta y elige ahora mismo una nueva contraseña.",
      ],
    },
    erasureCancelled: {
      subject: "Tu cuenta de AutoTune se queda",
      heading: "Nos alegra que te quedes",
      intro:
        "La eliminación se ha anulado. Tu cuenta, tus licencias y tus descargas siguen como estaban.",
      notes: [],
      action: "Abrir tu cuenta",
      afterword: ["Si no has sido tú, elige ahora mismo una nueva contraseña."],
    },
    erasureStopped: {
      subject: "Tu cuenta de AutoTune no se ha eliminado",
      heading: "Tu cuenta sigue aquí",
      intro:
        "Habías pedido eliminar tu cuenta, pero tiene un plan que se seguiría cobrando. Por eso no la hemos eliminado y tu solicitud queda sin efecto.",
      notes: ["Si aún quieres eliminarla, cancela primero el plan y vuelve a pedirlo."],
      action: "Abrir tu cuenta",
      afterword: [],
    },
    erased: {
      subject: "Tu cuenta de AutoTune se ha eliminado",
      heading: "Tu cuenta se ha eliminado",
      intro:
        "Tu cuenta y tus datos personales se han eliminado, como pediste. Los pedidos y las facturas los guardamos solo el tiempo que exige la ley.",
      notes: ["Este es nuestro último correo sobre esta cuenta. Gracias por cantar con nosotros."],
      action: null,
      afterword: [],
      goodbye: "Te deseamos lo mejor.",
      why: "Recibes este correo porque la cuenta con esta dirección se ha eliminado.",
    },
    exportReady: {
      subject: "Tus datos de AutoTune están listos",
      heading: "Tus datos están listos",
      intro: "Todo lo que nuestra tienda sabe de ti está en un archivo, como pediste.",
      notes: ["Solo tú puedes abrirlo: primero inicia sesión y después empieza la descarga."],
      action: "Descargar tus datos",
      afterword: [
        "Si no has sido tú, elige ahora mismo una nueva contraseña. Nadie obtiene el archivo sin iniciar sesión.",
      ],
    },
    withdrawalReceived: {
      subject: "Hemos recibido tu desistimiento",
      heading: "Tu desistimiento nos ha llegado",
      intro:
        "Has declarado que desistes del contrato de abajo. Este correo es tu acuse de recibo; guárdalo.",
      notes: [
        "Revisamos tu declaración y te escribimos. Lo que te corresponda te lo devolvemos en un plazo de 14 días por el mismo medio con el que pagaste.",
      ],
      action: null,
      afterword: ["Si no has sido tú, escribe a nuestro equipo de soporte."],
      why: "Recibes este correo porque con esta dirección se ha declarado un desistimiento.",
    },
    withdrawalAccepted: {
      subject: "Tu desistimiento está aceptado",
      heading: "Hemos aceptado tu desistimiento",
      intro: "Hemos revisado tu declaración: quedas fuera del contrato de abajo.",
      notes: [
        "Lo que te corresponda se devuelve por el mismo medio con el que pagaste. Otro correo te dice el importe.",
      ],
      action: null,
      afterword: [],
      why: "Recibes este correo porque con esta dirección se ha declarado un desistimiento.",
    },
    withdrawalRefused: {
      subject: "No podemos aceptar tu desistimiento",
      heading: "Tu desistimiento no se ha aceptado",
      intro: "Hemos revisado tu declaración y no podemos aceptarla para el contrato de abajo.",
      notes: [
        "Si quieres saber por qué o no estás de acuerdo, escribe a nuestro equipo de soporte e indica el número de acuse.",
      ],
      action: null,
      afterword: [],
      why: "Recibes este correo porque con esta dirección se ha declarado un desistimiento.",
    },
  },
  whyThisMail: "Recibes este correo porque trata de la cuenta con esta dirección.",
};
