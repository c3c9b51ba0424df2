/**
 * Brings an embedded podcast reply to life: one player, which plays the clip and then the reply. It is one element, for
 * some phones start no second one by themselves. Without a script there are two, in the same order.
 */
import { TURNS_ELEMENT } from './share-state'

type Turn = { src: string; name: string; caption: string }

const figures = document.querySelectorAll<HTMLElement>(`#${TURNS_ELEMENT} > figure`)
const [clip, reply] = Array.from(figures, turnOf)
const [clipFigure, figure] = figures
const audio = figure?.querySelector('audio')
if (clip && reply && clipFigure && figure && audio) {
  const show = ({ src, name, caption }: Turn) => {
    audio.src = src
    audio.setAttribute('aria-label', name)
    const words = figure.querySelector('figcaption')
    if (words) words.textContent = caption
  }
  const isClip = () => audio.getAttribute('src') === clip.src
  const goOn = () => {
    show(reply)
    void audio.play()
  }
  clipFigure.remove()
  show(clip)
  audio.addEventListener('ended', () => (isClip() ? goOn() : show(clip)))
  // The reply is what was embedded: it is heard even where its clip cannot be.
  audio.addEventListener('error', () => isClip() && goOn())
}

function turnOf(from: HTMLElement): Turn {
  const audio = from.querySelector('audio')
  return {
    src: audio?.getAttribute('src') ?? '',
    name: audio?.getAttribute('aria-label') ?? '',
    caption: from.querySelector('figcaption')?.textContent ?? '',
  }
}
