/** Russian texts for the player. */
import type * as English from '../player'

export const PLAYER: typeof English.PLAYER = {
  label: 'Плеер',
  nowPlaying: 'Сейчас играет',
  announce: (title, author) => `Сейчас играет: ${title}, ${author}`,
  open: 'Открыть плеер',
  openQueue: (count) => `Открыть очередь, дальше: ${count}`,
  previous: 'Предыдущее',
  next: 'Следующее',
  back: (seconds) => `Назад на ${seconds} с`,
  forward: (seconds) => `Вперёд на ${seconds} с`,
  speed: 'Скорость',
  speedValue: (speed) => `${speed.toLocaleString('ru')}×`,
  upNext: 'Дальше',
  clearQueue: 'Очистить очередь',
  remaining: (time) => `-${time}`,
  elapsedOfTotal: (elapsed, total) => `${elapsed} / ${total}`,
  seek: (title) => `Перемотка: ${title}`,
  options: (title) => `Действия: ${title}`,
  moveUp: 'Выше',
  moveDown: 'Ниже',
  remove: 'Убрать из очереди',
  retry: 'Повторить',
  offline: 'Нет сети. Воспроизведение начнётся, когда она появится.',
  slow: 'Загрузка идёт дольше обычного. Воспроизведение начнётся сразу после неё.',
}
