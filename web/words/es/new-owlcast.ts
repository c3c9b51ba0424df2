/** Spanish texts for creating an owlcast and recording into one. */
import { OWLCAST_FEE_CENTS } from '../../../domain/limits'
import { formatDollars } from '../../../domain/paywall'
import type * as English from '../new-owlcast'

export const NEW_OWLCAST: typeof English.NEW_OWLCAST = {
  title: 'Crear Owlcast',
  from: (title) => `Nace de «${title}».`,
  fromUntitled: 'Nace de la voz que oíste.',
  name: 'Nombre',
  description: 'Descripción',
  tags: 'Etiquetas',
  tagsHint: 'Palabras separadas por espacios. La # se añade sola.',
  privacy: 'Privacidad',
  visibilities: { public: 'Público', unlisted: 'No listado', private: 'Privado' },
  hints: {
    public: 'Cualquiera lo encuentra.',
    unlisted: 'Lo oye quien tenga su enlace.',
    private: 'Solo lo oyes tú y quien invites.',
  },
  proOnly: 'No listado y privado son parte de Pro.',
  invitees: 'Invitaciones',
  inviteesHint: 'Nombres de usuario, correos o teléfonos, separados por comas.',
  invited: 'A quién te refieres',
  inviteeTooLong: 'Es demasiado largo para un nombre o una dirección.',
  unresolved: 'Esto se comprueba al invitar.',
  byMail: 'por correo',
  byPhone: 'aún no hay mensajes por teléfono: te damos un enlace para entregar',
  fee: `Tarifa de creación de ${formatDollars(OWLCAST_FEE_CENTS)}: gratis`,
  cancel: 'Cancelar',
  create: 'Crear Owlcast',
  creating: 'Creando tu Owlcast',
  stopped: 'No se creó. Lo que escribiste sigue aquí.',
  sourceGone: 'La voz de la que nacía se apagó. Pulsa otra vez para crearlo sin ella.',
  madeBefore: 'Este Owlcast ya se había creado, tal como lo enviaste la primera vez.',
  made: (name) => `«${name}» ya existe.`,
  madeInviting: (name, sent) => `«${name}» ya existe. ${sent}`,
  record: 'Grabar',
}

export const INTO: typeof English.INTO = {
  label: 'Grabar en',
  fresh: 'Uno nuevo',
  freshHint: 'Un Owlcast público nuevo: su nombre es el título y empieza con esta grabación.',
  mineHint: 'Estará junto a las demás grabaciones de allí.',
  more: 'Crear con precio, privacidad e invitaciones',
  loading: 'Buscando tus Owlcasts',
  failed: 'No se pudieron cargar tus otros Owlcasts.',
}
