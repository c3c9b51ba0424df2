/** Portuguese texts for editing a published post. */
import type * as English from '../edit'

export const EDIT: typeof English.EDIT = {
  edit: 'Editar',
  editLabel: (title) => `Editar ${title}`,
  heading: (noun) => `Editar ${noun}`,
  title: 'Título',
  defaultTitleHint: (title) => `Se ficar vazio, o título será “${title}”.`,
  name: 'Nome',
  description: 'Descrição',
  tags: 'Tags',
  tagsHint: 'Separe as tags com espaços. Nós colocamos o #.',
  scriptReadOnly: 'Você não pode mudar o roteiro. Para usar outro, grave a história de novo.',
  confirmsAnonymity: 'O título e as tags não dizem de quem é esta história, a menos que ela diga.',
  restored: 'Recuperamos o que você tinha digitado.',
  cancel: 'Cancelar',
  save: 'Salvar',
  saving: 'Salvando',
  saved: 'Alterações salvas',
  edited: 'Com alterações',
}
