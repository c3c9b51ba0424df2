/** Portuguese texts for editing a published post. */
import type * as English from '../edit'

export const EDIT: typeof English.EDIT = {
  edit: 'Editar',
  editLabel: (title) => `Editar ${title}`,
  heading: (noun) => `Editar ${noun}`,
  title: 'Título',
  titleEmpty: (title) => `Sem título, aparece como “${title}”.`,
  name: 'Nome',
  description: 'Descrição',
  tags: 'Tags',
  tagsHint: 'Palavras separadas por espaços. O # aparece sozinho.',
  scriptFixed: 'O roteiro fica como foi lido em voz alta. Grave a história de novo para mudá-lo.',
  namesNobody: 'O título e as tags não dizem de quem é esta história, além do que ela mesma diz.',
  restored: 'O que você tinha digitado antes está de volta.',
  cancel: 'Cancelar',
  save: 'Salvar',
  saving: 'Salvando',
  saved: 'Alterações salvas',
  edited: 'Com alterações',
}
