import { splitMentions } from '../../../domain/posts/mentions'
import { PersonLink } from './PersonLink'

type Props = {
  text: string
  /** The usernames it mentions. */
  names: readonly string[]
}

/** A text in which the mentioned members are links. */
export function Mentions({ text, names }: Props) {
  if (names.length === 0) return text
  return splitMentions(text, names).map((part) =>
    part.name ? (
      <PersonLink key={part.at} username={part.name} className="-named">
        {part.text}
      </PersonLink>
    ) : (
      part.text
    ),
  )
}
