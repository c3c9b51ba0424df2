import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { RADIO } from '../../../domain/locales/en/radio'
import type { Post } from '../../../domain/posts/posts.schema'
import { RADIO_PARTS, type RadioPart, type RadioProgramme } from '../../../domain/radio/programme'
import { formatDuration } from '../../../domain/time/duration'
import { Avatar } from '../../parts/people/Avatar'
import { IconButton } from '../../ui/buttons/IconButton'
import { playRadio } from './play-radio'

type Props = { parts: RadioProgramme<Post>; posts: readonly Post[] }

const PILE_MAX = 2

/** The parts of a programme: who and how long, with a list of the posts of each. Pressing a post starts there. */
export function RadioParts({ parts, posts }: Props) {
  return (
    <ul className="lineup" aria-label={RADIO.programme}>
      {RADIO_PARTS.filter((part) => parts[part].length > 0).map((part) => (
        <Part key={part} part={part} items={parts[part]} posts={posts} />
      ))}
    </ul>
  )
}

function Part({ part, items, posts }: { part: RadioPart; items: readonly Post[]; posts: readonly Post[] }) {
  const [isOpen, setOpen] = useState(false)
  const heading = RADIO.parts[part](items.length)
  const people = [...new Map(items.map(({ author }) => [author.id, author])).values()]
  const seconds = items.reduce((sum, post) => sum + post.seconds, 0)
  return (
    <li>
      <div className="part">
        <span className="pile">
          {people.slice(0, PILE_MAX).map((person) => (
            <Avatar key={person.id} person={person} size="s" />
          ))}
        </span>
        <p className="text">
          <strong>{heading}</strong>
          <small dir="auto">
            {part === 'messages' ? people.map(({ displayName }) => displayName).join(', ') : items[0]?.title}
          </small>
        </p>
        <time>{formatDuration(seconds)}</time>
        <IconButton small label={RADIO.show(heading)} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <ChevronDown className="icon" />
        </IconButton>
      </div>
      {isOpen ? (
        <ol>
          {items.map((post) => (
            <li key={post.id}>
              <button type="button" onClick={() => playRadio(posts, post.id)}>
                <span className="fill">
                  <b dir="auto">{post.title || post.author.displayName}</b>
                  <small dir="auto">{post.author.displayName}</small>
                </span>
                <time>{formatDuration(post.seconds)}</time>
              </button>
            </li>
          ))}
        </ol>
      ) : null}
    </li>
  )
}
