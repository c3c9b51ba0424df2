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
// All views share this path: only home has no query.
if (opening && (isMissing || (location.pathname === '/' && location.search === ''))) {
  const tags = [readChosenLanguage(opening), ...navigator.languages].map(
    (tag) => tag.toLowerCase().split('-')[0] ?? '',
  )
  const home = !isMissing && hasLastUser(opening) ? '.member-home' : '.home, .empty'
  const heroes = [...opening.querySelectorAll<HTMLElement>(`:is(${home})[lang], :is(${home}) [lang]`)]
  const shownHero = tags.map((tag) => heroes.find(({ lang }) => lang === tag)).find(Boolean) ?? heroes[0]
  // Its parent is a visitor's home or a member's.
  for (const part of [shownHero, shownHero?.parentElement, opening]) part?.removeAttribute('hidden')
}
