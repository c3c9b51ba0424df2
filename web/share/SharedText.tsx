import { partsOf } from '../../domain/mentions'
import { memberPath } from '../../domain/share'

/** A text with mentioned members linked to their pages. */
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
