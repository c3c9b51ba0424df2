/**
 * The words that a page opens with, on screen before the app is. The page brings them in every language; this finds the one
 * to show, arrives with the styles, and imports nothing of the app, which takes their place.
 */
export {}

/** What this device keeps under the name that the page gives. */
function chosen({ dataset: { languageKey = '' } }: HTMLElement): string {
  try {
    return String(JSON.parse(localStorage.getItem(languageKey) ?? '""'))
  } catch {
    return ''
  }
}

const opening = document.getElementById('opening')
const isMissing = 'missing' in document.documentElement.dataset
// All views stand at this path: home alone has nothing behind it.
if (opening && (isMissing || (location.pathname === '/' && location.search === ''))) {
  const tags = [chosen(opening), ...navigator.languages].map((tag) => tag.toLowerCase().split('-')[0] ?? '')
  const heroes = [...opening.querySelectorAll<HTMLElement>('[lang]')]
  const spoken = tags.map((tag) => heroes.find(({ lang }) => lang === tag)).find(Boolean) ?? heroes[0]
  if (spoken) spoken.hidden = false
  opening.hidden = false
}
