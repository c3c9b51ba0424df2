/**
 * Shows the prerendered text of the page in the right language before the app loads. The page contains every language;
 * this script arrives with the styles and imports nothing of the app, which replaces the text.
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
// All views share this path: only home has no query.
if (opening && (isMissing || (location.pathname === '/' && location.search === ''))) {
  const home = !isMissing && hasLastUser(opening) ? '.member-home' : '.home, .empty'
  const shownHero = pick([
    ...opening.querySelectorAll<HTMLElement>(`:is(${home})[lang], :is(${home}) [lang]`),
  ])
  // Its parent is a visitor's home or a member's.
  for (const part of [shownHero, shownHero?.parentElement, opening]) part?.removeAttribute('hidden')
}
