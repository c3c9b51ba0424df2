import Play from 'lucide-react/icons/play'
import { PLAYER } from '../../../domain/locales/en/player'
import type { Post } from '../../../domain/posts/posts.schema'
import { useIsUnheard } from '../../api/posts/heard.queries'
import { playPosts } from '../../audio/playback/start-playback'
import { Button } from '../../ui/buttons/Button'

type Props = {
  posts: readonly Post[]
  /** The name of the list in the player. */
  name: string
  tone?: 'line' | 'quiet' | 'primary'
}

/** Plays a list from its first unheard post. Renders nothing for fewer than two posts with sound. */
export function PlayAllButton({ posts, name, tone = 'quiet' }: Props) {
  const isUnheard = useIsUnheard()
  if (posts.filter(({ audioUrl }) => audioUrl !== null).length < 2) return null
  return (
    <Button
      tone={tone}
      size={tone === 'primary' ? 'sm' : undefined}
      icon={<Play className="icon i-play" />}
      onClick={() => playPosts(posts, { name, fromId: posts.find(isUnheard)?.id })}
    >
      <span className="word">{PLAYER.playAll}</span>
    </Button>
  )
}
