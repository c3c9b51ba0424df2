/** Russian texts for editing a published post. */
import type * as English from '../edit'

export const EDIT: typeof English.EDIT = {
  edit: 'Изменить',
  editLabel: (title) => `Изменить: ${title}`,
  heading: (noun) => `Изменить ${noun}`,
  title: 'Название',
  titleEmpty: (title) => `Без названия будет показано «${title}».`,
  name: 'Название',
  description: 'Описание',
  tags: 'Теги',
  tagsHint: 'Слова через пробел. # добавится сам.',
  scriptFixed: 'Текст остаётся таким, каким его прочли вслух. Чтобы изменить его, запишите историю заново.',
  namesNobody: 'Название и теги не говорят, о ком эта история, если об этом не говорит она сама.',
  restored: 'То, что вы вводили раньше, снова здесь.',
  cancel: 'Отмена',
  save: 'Сохранить',
  saving: 'Сохраняем',
  saved: 'Изменения сохранены',
  edited: 'Изменено',
}
