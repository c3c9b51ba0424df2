/** Hydrates the share page that the Worker rendered, with the same data. */
import './share.css'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isLanguage, type Language } from '../../domain/i18n/languages'
import { loadLocale } from '../locale'
import { SHARE_CATALOGS } from './catalogs'
import { keepRenderedDay } from './day'
import { LiveShare } from './LiveShare'
import { ROOT_ELEMENT, type ShareState, STATE_ELEMENT } from './share-state'

const root = document.getElementById(ROOT_ELEMENT)
const state = document.getElementById(STATE_ELEMENT)?.textContent
// Written by our own Worker in the same response.
if (root && state) {
  for (const { dateTime, textContent } of root.querySelectorAll('time'))
    keepRenderedDay(Date.parse(dateTime), textContent)
  void loadLocale(getPageLanguage(), SHARE_CATALOGS).then(() =>
    // As a transition, so that React yields to the browser.
    startTransition(() => void hydrateRoot(root, <LiveShare first={JSON.parse(state) as ShareState} />)),
  )
}

/** The language it was rendered in, so that hydration matches. */
function getPageLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'en'
}
