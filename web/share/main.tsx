/** Brings the share page to life: takes over what the Worker rendered, with the same data. */
import './share.css'
import { hydrateRoot } from 'react-dom/client'
import { LiveShare } from './LiveShare'
import { ROOT_ELEMENT, type ShareState, STATE_ELEMENT } from './share-state'

const root = document.getElementById(ROOT_ELEMENT)
const state = document.getElementById(STATE_ELEMENT)?.textContent
// The block was written by our own Worker, in the same answer.
if (root && state) hydrateRoot(root, <LiveShare first={JSON.parse(state) as ShareState} />)
