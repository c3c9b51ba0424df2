/**
 * Combines several sounds of an embed into one player. It uses a single audio element, since some phones refuse to
 * start a second one automatically. Without a script there is a player for each, in the same order.
 */

import { formatLinkRange, parseLinkRange } from '../../domain/share/share'
import { followWords } from './follow-words'
import { TURNS_ELEMENT, WORDS_ELEMENT } from './share-state'
import { connectPlayers } from './static-player'

const figures = [...document.querySelectorAll<HTMLElement>(`#${TURNS_ELEMENT} > figure`)]
const sounds = figures.map(readSound)
const figure = figures.at(-1)
const audio = figure?.querySelector('audio')
if (figure && audio) {
  let at = 0
  const show = (next: number) => {
    const sound = sounds[next]
    if (!sound) return
    at = next
    replaceControls(sound.controls)
    audio.src = sound.src
    audio.setAttribute('aria-label', sound.name)
    audio.parentElement?.setAttribute('aria-label', sound.name)
    const caption = figure.querySelector('figcaption')
    if (caption) caption.textContent = sound.caption
  }
  const playNext = () => {
    show(at + 1)
    void audio.play()
  }
  for (const other of figures) if (other !== figure) other.remove()
  show(0)
  audio.addEventListener('ended', () => (at + 1 < sounds.length ? playNext() : show(0)))
  // Continues when one of them fails to load.
  audio.addEventListener('error', () => at + 1 < sounds.length && playNext())
}

connectPlayers()

const words = document.getElementById(WORDS_ELEMENT)
const single = figures.length === 0 ? document.querySelector('audio') : null
const range = parseLinkRange(new URLSearchParams(location.search))
// A media fragment: nothing is loaded before it is played.
if (single && range) single.src = `${single.getAttribute('src')}#t=${formatLinkRange(range)}`
if (single && words) followWords(single, words)

/** Gives the controls of the player the names and the length of a sound. */
function replaceControls({ play, pause, seek, seconds }: TurnControls): void {
  const button = figure?.querySelector('button')
  const slider = figure?.querySelector('input')
  Object.assign(button?.dataset ?? {}, { play, pause })
  slider?.setAttribute('aria-label', seek)
  if (slider) slider.max = seconds
}

type TurnControls = { play: string; pause: string; seek: string; seconds: string }

function readSound(from: HTMLElement) {
  const sound = from.querySelector('audio')
  return {
    src: sound?.getAttribute('src') ?? '',
    name: sound?.getAttribute('aria-label') ?? '',
    caption: from.querySelector('figcaption')?.textContent ?? '',
    controls: readControls(from),
  }
}

function readControls(from: HTMLElement): TurnControls {
  const { play = '', pause = '' } = from.querySelector('button')?.dataset ?? {}
  const slider = from.querySelector('input')
  return { play, pause, seek: slider?.getAttribute('aria-label') ?? '', seconds: slider?.max ?? '' }
}
