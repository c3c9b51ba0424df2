import type { ComponentProps } from 'react'
import type { Playable } from '../../audio/playback/playable'
import { player } from '../../audio/playback/player'
import { usePlaying } from '../../audio/playback/usePlayer'
import { PlayButton } from '../../ui/buttons/PlayButton'

type Props = Pick<ComponentProps<typeof PlayButton>, 'small' | 'solid' | 'again'> & {
  item: Playable
  title?: string
  /** By default plays the item, or pauses it. */
  onClick?: () => void
}

/** The play button of an item; fetches it ahead when pressed down. */
export function ItemPlayButton({
  item,
  title = item.title,
  onClick = () => player.toggle(item),
  ...look
}: Props) {
  const state = usePlaying(item.id, item.intro?.id)
  return (
    <PlayButton
      {...look}
      title={title}
      playing={state === 'playing' || state === 'loading'}
      loading={state === 'loading'}
      onPointerDown={() => player.preload(item)}
      onClick={onClick}
    />
  )
}
