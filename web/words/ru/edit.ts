/** Russian texts for editing a published post. */
import type * as English from '../edit'

export const EDIT: typeof English.EDIT = {
  edit: 'Изменить',
  editLabel: (title) => `Изменить: ${title}`,
  heading: (noun) => `Изменить ${noun}`,
  title: 'Название',
  defaultTitleHint: (title) => `Если оставить пустым, название будет «${title}».`,
  name: 'Название',
  description: 'Описание',
  tags: 'Теги',
  tagsHint: 'Разделяйте теги пробелами. # мы добавим сами.',
  scriptReadOnly: 'Изменить текст нельзя. Чтобы взять новый, запишите историю заново.',
  confirmsAnonymity: 'Название и теги не говорят, о ком эта история, если этого не говорит она сама.',
  restored: 'Мы восстановили то, что вы вводили.',
  cancel: 'Отмена',
  save: 'Сохранить',
  saving: 'Сохраняем',
  saved: 'Изменения сохранены',
  edited: 'Изменено',
}
