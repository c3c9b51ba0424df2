import { SHARE } from '../words/share'

/** The browser's own player, for everyone until the script is here. */
export function PlainSound({ src, title }: { src: string | null; title: string }) {
  if (src === null) return null
  // biome-ignore lint/a11y/useMediaCaption: a transcript, where there is one, stands in the text
  return <audio controls preload="none" src={src} aria-label={SHARE.audioOf(title)} />
}
