/** Russian texts for the moderation queue. */

import { createPluralizer } from '../../../domain/i18n/plural'
import { isPermanentSuspension } from '../../../domain/moderation/moderation'
import type * as English from '../moderation'

const MOMENT = new Intl.DateTimeFormat('ru', { dateStyle: 'medium', timeStyle: 'short' })
const counted = createPluralizer('ru')

export const MODERATION: typeof English.MODERATION = {
  intro:
    'Жалобы участников. Каждое решение записывается. Мы сообщаем человеку, что решено, но никогда — кто пожаловался.',
  hint: 'Жалобы участников и принятые решения.',
  open: 'Модерировать',
  queueLabel: 'Какие жалобы',
  queue: { open: 'Ждут', decided: 'Решены' },
  loading: 'Загружаем жалобы',
  empty: { open: 'Нет жалоб в ожидании', decided: 'Решений пока нет' },
  emptyText: { open: 'Новые жалобы появятся здесь; сначала то, на что жалуются чаще.', decided: '' },
  aboutPerson: (name) => `Об аккаунте ${name}`,
  reportCount: (count) =>
    counted(count, { one: '# жалоба', few: '# жалобы', many: '# жалоб', other: '# жалобы' }),
  reportedBy: '— жалуется',
  deletedUser: 'удалённый аккаунт',
  hidden: 'Скрыто',
  private: 'Личное',
  unavailable: 'Срок истёк или удалено',
  suspended: (until) =>
    isPermanentSuspension(until)
      ? 'Аккаунт заблокирован навсегда'
      : `Аккаунт заблокирован до ${MOMENT.format(until)}`,
  moderator: 'Модератор',
  listen: 'Слушать',
  listenLabel: (title) => `Слушать в новой вкладке: ${title}`,
  view: 'Прослушать и прочитать',
  viewLabel: (title) => `Прослушать и прочитать: ${title}`,
  viewNote: 'Мы записываем, что вы это открыли.',
  clip: 'Фрагмент подкаста',
  dismiss: 'Отклонить',
  dismissLabel: (of) => `Отклонить жалобы: ${of}`,
  hide: 'Скрыть',
  hideLabel: (title) => `Скрыть от всех: ${title}`,
  show: 'Показать снова',
  showLabel: (title) => `Показать снова: ${title}`,
  suspend: 'Заблокировать',
  suspendLabel: (name) => `Заблокировать аккаунт: ${name}`,
  release: (name) => `Снять блокировку: ${name}`,
  suspendFor: (days) =>
    days === null
      ? 'Заблокировать навсегда'
      : counted(days, {
          one: 'Заблокировать на # день',
          few: 'Заблокировать на # дня',
          many: 'Заблокировать на # дней',
          other: 'Заблокировать на # дня',
        }),
  done: {
    dismiss: 'Жалобы отклонены',
    hide: 'Скрыто. Ищите в списке «Решены».',
    show: 'Снова видно',
    suspend: 'Аккаунт заблокирован. Уведомление отправлено.',
    release: 'Блокировка снята',
  },
  moreReports: (count) => `ещё ${count}`,
}
