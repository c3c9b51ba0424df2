import { partsOf } from '../../domain/mentions'
import { memberPath } from '../../domain/share'

/** What was written, with the members it names as links to their pages. */
export function SharedText({ text, names }: { text: string; names: readonly string[] }) {
  return partsOf(text, names).map((part) =>
    part.name ? (
      <a key={part.at} href={memberPath(part.name)}>
        {part.text}
      </a>
    ) : (
      part.text
    ),
  )
}
