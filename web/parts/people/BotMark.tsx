import '../../ui/text/Pill.css'
import { BOT } from '../../../domain/locales/en/developers'

/** The mark beside the name of an account that a program posts from. */
export function BotMark({ person }: { person: { isBot?: boolean | undefined } }) {
  return person.isBot ? <span className="pill bot-mark">{BOT.badge}</span> : null
}
