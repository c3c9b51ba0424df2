/**
 * Russian texts for the notifications panel. In the present tense, because the past depends on the gender of the actor;
 * with undeclined kind names, because titles take the same place.
 */

import { createPluralizer } from '../../../domain/i18n/plural'
import type { Kind } from '../../../domain/kinds'
import type * as English from '../notices'

const counted = createPluralizer('ru')
const same = <T>(sentence: T) => ({ one: sentence, many: sentence })

const A_VOICE: Record<Kind, string> = {
  squawk: 'Squawk',
  mue: 'MUE',
  hum: 'HUM',
  nightingale: 'Nightingale',
  owlcast: 'Owlcast',
}
const MEANWHILE = '. Вы по-прежнему можете слушать, а также скачать или удалить свои данные.'

export const NOTICES: typeof English.NOTICES = {
  heading: 'Уведомления',
  markAllRead: 'Прочитать все',
  markedAllRead: 'Все уведомления отмечены прочитанными.',
  unread: 'не прочитано',
  list: 'Все уведомления',
  delete: (sentence) => `Удалить уведомление: ${sentence}`,
  deleted: 'Уведомление удалено.',
  undo: 'Отменить',
  loadEarlier: 'Более ранние уведомления',
  loading: 'Загружаем уведомления',
  loadingEarlier: 'Загружаем более ранние',
  offline: 'Нет сети. Этот список мог устареть.',
  stale: 'Не удалось обновить этот список. Он мог устареть.',
  empty: {
    title: 'Уведомлений пока нет',
    text: 'Здесь появятся ответы, упоминания, сообщения и приглашения.',
  },
}

export const NOTICE_SENTENCES: typeof English.NOTICE_SENTENCES = {
  someone: 'Кто-то',
  untitledPost: (kind) => A_VOICE[kind],
  ownPost: 'вашу публикацию',
  system: {
    'plan.ended': [{ name: 'Ваш Pro закончился' }, '. Всё созданное с ним остаётся как есть.'],
    'moderation.suspended': [{ name: 'Ваш аккаунт временно заблокирован' }, MEANWHILE],
    'moderation.suspended_for_good': [{ name: 'Ваш аккаунт заблокирован навсегда' }, MEANWHILE],
    'moderation.released': ['Ваш аккаунт больше не заблокирован.'],
  },
  hidden: (voice) => ['Решение модератора: скрыть ', voice, '. Пока это никто не может слушать.'],
  restored: (voice) => ['Решение модератора: снова открыть ', voice, '.'],
  replied: {
    chain: {
      one: ({ who, what }) => [who, ' добавляет голос в ', what],
      many: ({ who, what, count }) => [
        counted(count, {
          one: '# новый голос в ',
          few: '# новых голоса в ',
          many: '# новых голосов в ',
          other: '# нового голоса в ',
        }),
        what,
        ', последний — ',
        who,
      ],
    },
    cast: {
      one: ({ who, what }) => [who, ' добавляет запись в ', what],
      many: ({ who, what, count }) => [
        counted(count, {
          one: '# новая запись в ',
          few: '# новые записи в ',
          many: '# новых записей в ',
          other: '# новой записи в ',
        }),
        what,
        ', последняя — ',
        who,
      ],
    },
    voice: {
      one: ({ who, what }) => [who, ' отвечает на ', what],
      many: ({ who, what, count }) => [
        counted(count, {
          one: '# ответ на ',
          few: '# ответа на ',
          many: '# ответов на ',
          other: '# ответа на ',
        }),
        what,
        ', последний — ',
        who,
      ],
    },
  },
  events: {
    message: {
      one: ({ who }) => [who, ' присылает вам MUE'],
      many: ({ who, count }) => [who, ` присылает вам ${count.toLocaleString('ru')} MUE`],
    },
    mention: same(({ who, what }) => [who, ' упоминает вас в ', what]),
    invite: same(({ who, what }) => [who, ' приглашает вас участвовать в ', what]),
    new_post: {
      one: ({ who, what }) => [who, ' публикует ', what],
      many: ({ who, what, count }) => [
        who,
        ` публикует ${counted(count, { one: '# публикацию', few: '# публикации', many: '# публикаций', other: '# публикации' })}, самая новая — `,
        what,
      ],
    },
    every_squawk: same(({ who, what }) => ['Есть новые Squawk, самый новый — ', what, ', автор ', who]),
    report: {
      one: () => ['Новая жалоба ждёт решения.'],
      many: ({ count }) => [
        `${counted(count, { one: '# новая жалоба ждёт', few: '# новые жалобы ждут', many: '# новых жалоб ждут', other: '# новой жалобы ждут' })} решения.`,
      ],
    },
    expiry: same(({ what }) => [what, ' скоро исчезнет. Послушайте ещё раз, пока можно.']),
  },
}
