/** Words of inviting people to work on a voice, and of being invited, in Russian. */
import type * as English from '../invitations'

export const INVITATIONS: typeof English.INVITATIONS = {
  add: 'Добавить соавтора',
  addTo: (title) => `Добавить соавтора: ${title}`,
  placeholder: '@имя или почта',
  send: 'Отправить',
  cancel: 'Отмена',
  sent: (name) => `Приглашение отправлено: ${name}!`,
  sentOf: (sent, all) => `Отправлено приглашений: ${sent} из ${all}`,
  allSent: (count) => `Отправлено приглашений: ${count}.`,
  notSent: (to) => `Не отправлено: ${to}`,
  retry: 'Повторить',
  done: 'Готово',
  who: 'Кого вы приглашаете',
  handOver: (name) => `${name}: письма от нас не будет. Передайте эту ссылку сами:`,
  link: 'Ссылка-приглашение',
  copy: 'Скопировать ссылку',
  copied: 'Ссылка скопирована!',

  listTitle: 'Соавторы',
  listEmpty: 'Приглашений пока нет.',
  listFailed: 'Не удалось загрузить приглашения.',
  revoke: 'Отозвать',
  revokeLabel: (name) => `Отозвать приглашение: ${name}`,
  remove: 'Убрать',
  removeLabel: (name) => `Убрать: ${name}`,
  revoked: (name) => `Приглашение отозвано: ${name}.`,
  removed: (name) => `${name} больше не участвует в этом.`,

  panel: 'Приглашения',
  invites: (inviter) => `${inviter} приглашает вас поработать вместе`,
  on: (title, username) => `«${title}», @${username}`,
  listen: (title) => `Слушать: ${title}`,
  accept: 'Принять',
  acceptLabel: (title) => `Принять: ${title}`,
  decline: 'Отклонить',
  declineLabel: (title) => `Отклонить: ${title}`,
  accepted: (title) => `Теперь вы участвуете в «${title}».`,
  declined: 'Приглашение отклонено.',
  undo: 'Отменить',
  left: (title) => `Вы больше не участвуете в «${title}».`,
}

export const INVITATION_STATE_WORDS: typeof English.INVITATION_STATE_WORDS = {
  pending: 'Ждёт ответа',
  accepted: 'Участвует',
  declined: 'Отклонено',
  revoked: 'Отозвано',
  expired: 'Истекло',
}
