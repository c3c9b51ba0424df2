import { partsOf } from '../../domain/mentions'
import { PersonLink } from './PersonLink'

type Props = {
  text: string
  /** The members it mentions. A list kept by an older version of the app knows of nobody. */
  names: readonly string[] | undefined
}

/** What was written, with the members it names as links. */
export function Mentions({ text, names = [] }: Props) {
  if (names.length === 0) return text
  return partsOf(text, names).map((part) =>
    part.name ? (
      <PersonLink key={part.at} username={part.name} className="-named">
        {part.text}
      </PersonLink>
    ) : (
      part.text
    ),
  )
}
