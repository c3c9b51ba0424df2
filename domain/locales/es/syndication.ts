/** Spanish texts for subscribing in podcast apps, and for the private addresses of feeds. */
import type * as English from '../en/syndication'

export const SUBSCRIBE: typeof English.SUBSCRIBE = {
  action: 'Suscribirse en una app de pódcast',
  title: 'Suscribirse en una app de pódcast',
  intro: 'Las publicaciones nuevas llegan solas a tu app de pódcast.',
  introExpiring: 'Las que se desvanecen no están, salvo que su autor las incluya.',
  apps: 'Apps de pódcast',
  address: 'Dirección del feed',
  copy: 'Copiar',
  copied: 'Dirección del feed copiada.',
  notCopied: 'No hemos podido copiarla. Selecciona la dirección y cópiala tú.',
  scan: 'O escanéalo con el móvil',
  scanLabel: 'Código QR de la dirección del feed',
  private: '¿Has comprado algo aquí?',
  privateHint:
    'Una dirección privada reproduce entero lo que has pagado. No la compartas: quien la tenga también podrá escuchar. Puedes quitarla en tus ajustes.',
  appName: '¿Para qué app es?',
  appNameHint: 'Por ejemplo, «Overcast en mi móvil»',
  create: 'Crear una dirección privada',
  created: 'Tu dirección privada. Solo la mostramos ahora.',
}

export const PRIVATE_FEEDS: typeof English.PRIVATE_FEEDS = {
  title: 'Apps de pódcast',
  loading: 'Cargando tus apps de pódcast',
  none: 'No hay direcciones privadas',
  noneHint: 'Las creas donde te suscribes a alguien: en su perfil, en un owlcast o en una cadena.',
  used: 'Último uso',
  unused: 'Sin usar todavía',
  end: 'Quitar',
  endLabel: (name) => `Quitar ${name}`,
  ended: 'Quitada. Esa app ya no recibe nada nuevo.',
  expiring: 'Incluir también en mis feeds lo que se desvanece',
  expiringHint: 'Las apps de pódcast conservan lo que descargaron, aunque aquí se desvanezca.',
}
