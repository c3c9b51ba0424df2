/** Spanish texts for creating an owlcast and recording into one. */

import { formatDollars } from '../../../domain/billing/paywall'
import { OWLCAST_FEE_CENTS } from '../../../domain/limits'
import type * as English from '../new-owlcast'

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: 'Crear Owlcast',
  startedFrom: (title) => `A partir de «${title}».`,
  startedFromUntitled: 'A partir de la publicación que oíste.',
  name: 'Nombre',
  description: 'Descripción',
  tags: 'Etiquetas',
  tagsHint: 'Separa las etiquetas con espacios. Nosotros añadimos la #.',
  privacy: 'Privacidad',
  visibilities: { public: 'Público', unlisted: 'No listado', private: 'Privado' },
  hints: {
    public: 'Cualquiera puede encontrarlo.',
    unlisted: 'Cualquiera con el enlace puede oírlo.',
    private: 'Solo tú y las personas que invites pueden oírlo.',
  },
  proOnly: 'No listado y privado requieren Pro.',
  invitees: 'Invitaciones',
  inviteesHint: 'Nombres de usuario, correos o teléfonos, separados por comas.',
  inviteeList: 'Personas que invitas',
  inviteeTooLong: 'Es demasiado largo para un nombre o una dirección.',
  unresolved: 'Lo comprobaremos al invitar.',
  byEmail: 'por correo',
  byPhone: 'aún no hay mensajes por teléfono: te daremos un enlace para compartir',
  fee: `Tarifa de creación de ${formatDollars(OWLCAST_FEE_CENTS)}: gratis`,
  cancel: 'Cancelar',
  create: 'Crear Owlcast',
  creating: 'Creando tu Owlcast',
  notCreated: 'No se creó. Tu texto sigue aquí.',
  sourceGone:
    'La publicación de la que partía ya no está. Pulsa «Crear Owlcast» otra vez para seguir sin ella.',
  alreadyCreated: 'Este Owlcast ya estaba creado, con lo que enviaste la primera vez.',
  created: (name) => `«${name}» está listo.`,
  createdWithInvitations: (name, sent) => `«${name}» está listo. ${sent}`,
  record: 'Grabar',
}

export const OWLCAST_CHOICE: typeof English.OWLCAST_CHOICE = {
  label: 'Publicar en',
  newOwlcast: 'Nuevo Owlcast',
  newOwlcastHint: 'Crea un Owlcast público con este título. Esta es su primera grabación.',
  existingOwlcastHint: 'Añade esta grabación a las demás.',
  moreOptions: 'Más opciones',
  loading: 'Cargando tus Owlcasts',
  failed: 'No se pudieron cargar tus otros Owlcasts.',
}
