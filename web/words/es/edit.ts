/** Spanish texts for editing a published post. */
import type * as English from '../edit'

export const EDIT: typeof English.EDIT = {
  edit: 'Editar',
  editLabel: (title) => `Editar ${title}`,
  heading: (noun) => `Editar ${noun}`,
  title: 'Título',
  titleEmpty: (title) => `Sin título, aparecerá como «${title}».`,
  name: 'Nombre',
  description: 'Descripción',
  tags: 'Etiquetas',
  tagsHint: 'Palabras separadas por espacios. La # se añade sola.',
  scriptFixed: 'El guion se queda como se leyó en voz alta. Graba la historia de nuevo para cambiarlo.',
  namesNobody:
    'El título y las etiquetas no dicen de quién trata esta historia, más allá de lo que dice ella misma.',
  restored: 'Lo que habías escrito antes está de vuelta.',
  cancel: 'Cancelar',
  save: 'Guardar',
  saving: 'Guardando',
  saved: 'Cambios guardados',
  edited: 'Con cambios',
}
