/**
 * Brings an embed with several sounds to life: one player, which plays them in their order. It is one element, for some
 * phones start no second one by themselves. Without a script there are as many as sounds, in the same order.
 */
import type { Turn } from './embed-turns'
import { TURNS_ELEMENT } from './share-state'

const figures = [...document.querySelectorAll<HTMLElement>(`#${TURNS_ELEMENT} > figure`)]
const turns = figures.map(turnIn)
const figure = figures.at(-1)
const audio = figure?.querySelector('audio')
if (figure && audio) {
  let at = 0
  const show = (next: number) => {
    const turn = turns[next]
    if (!turn) return
    at = next
    audio.src = turn.src
    audio.setAttribute('aria-label', turn.name)
    const words = figure.querySelector('figcaption')
    if (words) words.textContent = turn.caption
  }
  const goOn = () => {
    show(at + 1)
    void audio.play()
  }
  for (const other of figures) if (other !== figure) other.remove()
  show(0)
  audio.addEventListener('ended', () => (at + 1 < turns.length ? goOn() : show(0)))
  // What follows is heard even where one of them cannot be.
  audio.addEventListener('error', () => at + 1 < turns.length && goOn())
}

function turnIn(from: HTMLElement): Turn {
  const sound = from.querySelector('audio')
  return {
    src: sound?.getAttribute('src') ?? '',
    name: sound?.getAttribute('aria-label') ?? '',
    caption: from.querySelector('figcaption')?.textContent ?? '',
  }
}
