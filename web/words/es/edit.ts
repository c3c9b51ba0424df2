/** Spanish texts for editing a published post. */
import type * as English from '../edit'

export const EDIT: typeof English.EDIT = {
  edit: 'Editar',
  editLabel: (title) => `Editar ${title}`,
  heading: (noun) => `Editar ${noun}`,
  title: 'Título',
  defaultTitleHint: (title) => `Si lo dejas vacío, se llamará «${title}».`,
  name: 'Nombre',
  description: 'Descripción',
  tags: 'Etiquetas',
  tagsHint: 'Separa las etiquetas con espacios. Nosotros añadimos la #.',
  scriptReadOnly: 'No puedes cambiar el guion. Para usar otro, graba la historia de nuevo.',
  confirmsAnonymity:
    'El título y las etiquetas no dicen de quién trata la historia, salvo que lo diga ella misma.',
  restored: 'Recuperamos lo que habías escrito.',
  cancel: 'Cancelar',
  save: 'Guardar',
  saving: 'Guardando',
  saved: 'Cambios guardados',
  edited: 'Con cambios',
}
