/** Shows our controls of the sounds of a page in place of the browser's. Only one of them plays at a time. */
import { formatDuration } from '../../domain/time/duration'

/** Connects every player of the page. */
export function connectPlayers(): void {
  const players = [...document.querySelectorAll<HTMLElement>('.static-player')]
  for (const player of players) connectPlayer(player)
}

function connectPlayer(player: HTMLElement): void {
  const audio = player.querySelector('audio')
  const controls = player.querySelector<HTMLElement>('.static-controls')
  const button = controls?.querySelector('button')
  const slider = controls?.querySelector('input')
  const time = controls?.querySelector('span')
  if (!audio || !controls || !button || !slider || !time) return
  audio.controls = false
  controls.hidden = false
  const showPlayed = () =>
    slider.style.setProperty('--played', `${(100 * Number(slider.value)) / Number(slider.max)}%`)
  const show = () => {
    const label = audio.paused ? button.dataset.play : button.dataset.pause
    button.setAttribute('aria-label', label ?? '')
    button.setAttribute('aria-pressed', String(!audio.paused))
    if (Number.isFinite(audio.duration)) slider.max = String(audio.duration)
    slider.value = String(audio.currentTime)
    showPlayed()
    const elapsed = formatDuration(audio.currentTime)
    slider.setAttribute('aria-valuetext', elapsed)
    time.textContent = audio.paused && audio.currentTime === 0 ? formatDuration(Number(slider.max)) : elapsed
  }
  button.addEventListener('click', () => {
    if (audio.paused) void audio.play().catch(show)
    else audio.pause()
  })
  slider.addEventListener('input', () => {
    const to = Number(slider.value)
    // Before the first play nothing is loaded: the browser seeks once it can.
    audio.currentTime = to
    showPlayed()
    time.textContent = formatDuration(to)
  })
  audio.addEventListener('play', () => pauseOthers(audio))
  for (const event of ['play', 'pause', 'ended', 'timeupdate', 'durationchange', 'emptied'])
    audio.addEventListener(event, show)
  show()
}

function pauseOthers(playing: HTMLAudioElement): void {
  for (const audio of document.querySelectorAll('audio')) if (audio !== playing) audio.pause()
}
