import { SHARE } from '../../domain/locales/en/share'

/** A native audio player, used until the script has loaded. */
export function PlainSound({ src, title }: { src: string | null; title: string }) {
  if (src === null) return null
  // biome-ignore lint/a11y/useMediaCaption: a transcript, if any, is in the text
  return <audio controls preload="none" src={src} aria-label={SHARE.audioOf(title)} />
}
