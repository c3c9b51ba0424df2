/** Russian texts for errors of requests without a usable response. */
import type { NetworkErrorTexts } from '../../errors/network-errors'

export const NETWORK_ERRORS: NetworkErrorTexts = {
  'request.not_found': 'Мы не можем найти то, что вы ищете.',
  'request.too_large': 'Файл слишком большой.',
  'request.rate_limited': 'Слишком много попыток. Подождите немного и попробуйте снова.',
  'request.failed': 'У нас что-то пошло не так. Попробуйте ещё раз.',
  'request.unavailable': 'Owlcast сейчас недоступен. Попробуйте ещё раз.',
  'request.timeout': 'Owlcast слишком долго отвечает. Попробуйте ещё раз.',
  'request.offline': 'Нет сети. Ваша запись в сохранности на этом устройстве.',
}
