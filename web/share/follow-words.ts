/** In an embed: lights the words that are spoken, from the captions of its sound, which load when it is played. */
import { addHighlight } from '../parts/transcripts/highlights'

/** Follows the captions of a sound in the text of an element. */
export function followWords(audio: HTMLAudioElement, text: HTMLElement): void {
  const { track } = audio.querySelector('track') ?? {}
  const node = text.firstChild
  if (!track || !(node instanceof Text)) return
  let unlight: () => void = () => undefined
  let from = 0
  audio.addEventListener('play', () => {
    // Until then its file is not requested.
    track.mode = 'hidden'
  })
  track.addEventListener('cuechange', () => {
    const cue = track.activeCues?.[0]
    if (!(cue instanceof VTTCue)) return
    const phrase = cue.getCueAsHTML().textContent ?? ''
    const found = node.data.indexOf(phrase, from)
    const at = found < 0 ? node.data.indexOf(phrase) : found
    if (at < 0) return
    from = at
    unlight()
    const unlightNow = addHighlight('spoken-now', node, at, at + phrase.length)
    const unlightNext = addHighlight('spoken-next', node, at + phrase.length, node.length)
    unlight = () => {
      unlightNow()
      unlightNext()
    }
    scrollTo(text, node, at)
  })
}

/** Scrolls to the line of an offset, unless the user wants less motion. */
function scrollTo(text: HTMLElement, node: Text, at: number): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const range = new Range()
  range.setStart(node, at)
  range.setEnd(node, at)
  const { top, height } = range.getBoundingClientRect()
  const area = text.getBoundingClientRect()
  text.scrollBy({ top: top + height / 2 - (area.top + area.height / 2), behavior: 'smooth' })
}
