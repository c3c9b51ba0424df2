import { BOT } from '../../../domain/locales/en/developers'
import { Pill } from './Pill'

/** The mark beside the name of an account that a program posts from. */
export function BotMark({ person }: { person: { isBot?: boolean | undefined } }) {
  return person.isBot ? <Pill>{BOT.badge}</Pill> : null
}
