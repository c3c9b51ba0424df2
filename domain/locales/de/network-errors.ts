/** German texts for errors of requests without a usable response. */
import type { NetworkErrorTexts } from '../../errors/network-errors'

export const NETWORK_ERRORS: NetworkErrorTexts = {
  'request.not_found': 'Das können wir nicht finden.',
  'request.too_large': 'Das ist zu groß zum Senden.',
  'request.rate_limited': 'Zu viele Versuche. Bitte warte einen Moment und versuche es noch einmal.',
  'request.failed': 'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  'request.unavailable': 'Owlcast ist gerade nicht erreichbar. Bitte versuche es noch einmal.',
  'request.timeout': 'Owlcast braucht zu lange für eine Antwort. Bitte versuche es noch einmal.',
  'request.offline': 'Du bist offline. Deine Aufnahme ist auf diesem Gerät sicher.',
}
