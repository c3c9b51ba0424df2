/**
 * Shows the prerendered text of the page in the right language before the app loads, and plays the first sound of home.
 * The page contains every language; this script arrives with the styles and imports nothing of the app, which replaces
 * the text and goes on with the sound (`audio/playback/first-voice.ts`).
 */
export {}

/** The language stored under the page's key. */
function readChosenLanguage({ dataset: { languageKey = '' } }: HTMLElement): string {
  try {
    return String(JSON.parse(localStorage.getItem(languageKey) ?? '""'))
  } catch {
    return ''
  }
}

/** Whether the page opens as a member's: their home has another heading. */
function hasLastUser({ dataset: { userKey = '' } }: HTMLElement): boolean {
  try {
    return localStorage.getItem(userKey) !== null
  } catch {
    return false
  }
}

/** What the button shows once the sound does this. */
const STATES = [
  ['waiting', 'loading'],
  ['playing', 'playing'],
  ['pause', 'idle'],
  ['ended', 'idle'],
] as const

const opening = document.getElementById('opening')
const isMissing = 'missing' in document.documentElement.dataset
const tags = [opening ? readChosenLanguage(opening) : '', ...navigator.languages].map(
  (tag) => tag.toLowerCase().split('-')[0] ?? '',
)

/** The element in the first of the user's languages that there is, or the first element. */
function pick(elements: readonly HTMLElement[]): HTMLElement | undefined {
  return tags.map((tag) => elements.find(({ lang }) => lang === tag)).find(Boolean) ?? elements[0]
}

const notices = [...document.querySelectorAll<HTMLElement>('.too-old [lang]')]
const notice = pick(notices)
for (const each of notices) each.hidden = each !== notice
let shownHero: HTMLElement | undefined
// All views share this path: only home has no query.
if (opening && (isMissing || (location.pathname === '/' && location.search === ''))) {
  const home = !isMissing && hasLastUser(opening) ? '.member-home' : '.home, .empty'
  shownHero = pick([...opening.querySelectorAll<HTMLElement>(`:is(${home})[lang], :is(${home}) [lang]`)])
  // Its parent is a visitor's home or a member's.
  for (const part of [shownHero, shownHero?.parentElement, opening]) part?.removeAttribute('hidden')
}

const firstPage = document.querySelector('script[type="application/json"]')
const voice = document.querySelector<HTMLElement>('[data-element]')
if (isOutdated() || (opening && hasLastUser(opening))) {
  // The app requests everything.
  firstPage?.remove()
  voice?.remove()
} else if (voice) {
  const audio = createAudio(voice.dataset)
  showVoice(voice)
  connectButton(voice, audio)
}

/** Whether the page may come from the disk, by Back or as a restored tab: its posts may have expired since. */
function isOutdated(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'back_forward'
}

/** Shows the block below the headline of home, or alone on the page of a feed; not in another language than the page. */
function showVoice(block: HTMLElement): void {
  const { place, language } = block.dataset
  const heroes = opening?.querySelectorAll<HTMLElement>('.hero[lang]') ?? []
  const parent = place === 'feed' ? opening?.querySelector('main') : shownHero
  if (parent && pick([...heroes])?.lang === language) {
    parent.append(block)
    opening?.removeAttribute('hidden')
  } else block.remove()
}

type Connection = { saveData?: boolean }

/** The element that the app plays on with. Its beginning is loaded at once, unless the user saves data. */
function createAudio({ element = '', src = '' }: DOMStringMap): HTMLAudioElement {
  const { connection } = navigator as { connection?: Connection }
  const audio = new Audio()
  audio.id = element
  audio.preload = connection?.saveData ? 'none' : 'metadata'
  audio.src = src
  // Outside of the part that the app replaces: an element that is removed stops.
  document.body.append(audio)
  return audio
}

/** Plays and pauses the sound, and shows the button as the block's template of its state has it. */
function connectButton(block: HTMLElement, audio: HTMLAudioElement): void {
  const button = block.querySelector('button')
  if (!button) return
  const show = (state: string) => {
    const template = block.querySelector<HTMLTemplateElement>(`template[data-state="${state}"]`)
    const rendered = template?.content.firstElementChild?.cloneNode(true) as Element | undefined
    if (!rendered) return
    button.setAttribute('aria-label', rendered.getAttribute('aria-label') ?? '')
    button.replaceChildren(...rendered.childNodes)
  }
  button.addEventListener('click', () => {
    // The app goes on with a sound that was asked for.
    audio.dataset.pressed = ''
    if (audio.paused) {
      show('loading')
      void audio.play().catch(() => show('idle'))
    } else audio.pause()
  })
  for (const [event, state] of STATES) audio.addEventListener(event, () => show(state))
}
