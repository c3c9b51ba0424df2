import { splitMentions } from '../../domain/posts/mentions'
import { getMemberPagePath } from '../../domain/share/share'

/** A text with mentioned members linked to their pages. */
export function SharedText({ text, names }: { text: string; names: readonly string[] }) {
  return splitMentions(text, names).map((part) =>
    part.name ? (
      <a key={part.at} href={getMemberPagePath(part.name)}>
        {part.text}
      </a>
    ) : (
      part.text
    ),
  )
}
