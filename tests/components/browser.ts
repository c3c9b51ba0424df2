/** Stubs of browser features that the light DOM lacks: modal dialogs, popovers, frames, observers, media. */
import 'fake-indexeddb/auto'

type Invoker = HTMLElement & { popoverTargetElement?: Element | null }
const FOCUSABLE = 'button, input, select, textarea, a[href], summary, [tabindex]'
/** Open modals and popovers, the topmost last: Escape closes the last one. */
let layers: { element: HTMLElement; escape: () => void }[] = []

function removeLayer(element: HTMLElement): void {
  layers = layers.filter((layer) => layer.element !== element)
}

/** Focuses the element with `autofocus`, else the first that can have the focus, as `showModal` does. */
function runFocusSteps(element: HTMLElement): void {
  const candidates = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (one) => !one.hasAttribute('disabled') && one.tabIndex >= 0,
  )
  const wanted = element.querySelector<HTMLElement>('[autofocus]')
  ;(wanted ?? candidates[0] ?? element).focus()
}

/** The open modals, the topmost last: whatever is outside of the last one is inert. */
function listModals() {
  return layers.filter(({ element }) => element instanceof HTMLDialogElement && element.isConnected)
}

/** An inert element takes no focus. */
function stubInertFocus(): void {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusUnlessInert(options?: FocusOptions) {
    const modal = listModals().at(-1)?.element
    if (!modal || modal.contains(this)) focus.call(this, options)
  }
}

function stubDialog(): void {
  const { close } = HTMLDialogElement.prototype
  HTMLDialogElement.prototype.showModal = function showModal() {
    if (!this.isConnected || this.open) throw new DOMException('Cannot be shown', 'InvalidStateError')
    this.open = true
    layers.push({
      element: this,
      escape: () => {
        if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close()
      },
    })
    runFocusSteps(this)
  }
  HTMLDialogElement.prototype.close = function closeModal(value?: string) {
    removeLayer(this)
    close.call(this, value)
  }
}

function dispatchToggle(element: HTMLElement, type: 'beforetoggle' | 'toggle', isOpen: boolean): void {
  const states = { oldState: isOpen ? 'closed' : 'open', newState: isOpen ? 'open' : 'closed' }
  element.dispatchEvent(Object.assign(new Event(type), states))
}

function stubPopover(): void {
  const openers = new WeakMap<HTMLElement, HTMLElement | null>()
  const isOpen = (element: HTMLElement) => layers.some((layer) => layer.element === element)
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      if (isOpen(this)) return
      openers.set(this, document.activeElement instanceof HTMLElement ? document.activeElement : null)
      dispatchToggle(this, 'beforetoggle', true)
      layers.push({ element: this, escape: () => this.hidePopover() })
      this.querySelector<HTMLElement>('[autofocus]')?.focus()
      queueMicrotask(() => dispatchToggle(this, 'toggle', true))
    },
    hidePopover(this: HTMLElement) {
      if (!isOpen(this)) return
      dispatchToggle(this, 'beforetoggle', false)
      removeLayer(this)
      if (this.contains(document.activeElement)) openers.get(this)?.focus()
      queueMicrotask(() => dispatchToggle(this, 'toggle', false))
    },
    togglePopover(this: HTMLElement) {
      if (isOpen(this)) this.hidePopover()
      else this.showPopover()
    },
  })
  document.addEventListener('click', ({ target }) => {
    const invoker = target instanceof Element ? target.closest<Invoker>('[popovertarget]') : null
    const pop = invoker && document.getElementById(invoker.getAttribute('popovertarget') ?? '')
    if (pop) pop.togglePopover()
  })
}

function stubEscape(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented)
      layers.findLast(({ element: { isConnected } }) => isConnected)?.escape()
  })
}

/** Maps `:focus-visible` to the light DOM's `:focus`; a button pressed by a pointer does not match. */
function stubFocusVisible(): void {
  let isByKeys = false
  const note = ({ type }: Event) => {
    isByKeys = type === 'keydown'
  }
  document.addEventListener('keydown', note, true)
  document.addEventListener('mousedown', note, true)
  const { matches } = Element.prototype
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string) {
      if (!selector.includes(':focus-visible')) return matches.call(this, selector)
      const isShown = isByKeys || this instanceof HTMLInputElement || this instanceof HTMLTextAreaElement
      return matches.call(this, selector.replaceAll(':focus-visible', isShown ? ':focus' : '[data-none]'))
    },
  })
}

/** Observers that report nothing: content that waits for visibility is loaded by its button. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

/** Returns the text that was copied last. */
export function readClipboard(): Promise<string> {
  return navigator.clipboard.readText()
}

/** Removes the clipboard, as on a page without permission. */
export function removeClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
}

/** Sets `navigator.onLine` and dispatches the event of a change. */
export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline })
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

const FRAME_MS = 16
/** The box of every element: visible, with some size. */
const BOX = { x: 8, y: 100, width: 100, height: 20 }

/** The light DOM has no layout: each connected element has the same box, all others none. */
function stubLayout(): void {
  Element.prototype.getBoundingClientRect = function getBox() {
    return this.isConnected ? new DOMRect(BOX.x, BOX.y, BOX.width, BOX.height) : new DOMRect()
  }
}

/** A media element starts at 0 after another file was loaded: the app's one element is used by all tests. */
function stubMediaLoad(): void {
  const media = HTMLMediaElement.prototype
  const { load } = media
  media.load = function loadFile() {
    load.call(this)
    this.currentTime = 0
  }
  const src = Object.getOwnPropertyDescriptor(media, 'src')
  Object.defineProperty(media, 'src', {
    ...src,
    set(this: HTMLMediaElement, url: string) {
      src?.set?.call(this, url)
      this.currentTime = 0
    },
  })
}

const stubbed = Symbol.for('owlcast.stubbed')

/** Installs all stubs, once per window. */
export function stubBrowser(): void {
  if (Reflect.has(globalThis, stubbed)) return
  Reflect.set(globalThis, stubbed, true)
  stubDialog()
  stubInertFocus()
  stubPopover()
  stubEscape()
  stubFocusVisible()
  stubLayout()
  stubMediaLoad()
  Object.assign(globalThis, {
    IntersectionObserver: StillObserver,
    ResizeObserver: StillObserver,
    requestAnimationFrame: (run: (now: number) => void) => setTimeout(() => run(performance.now()), FRAME_MS),
    cancelAnimationFrame: (handle: number) => clearTimeout(handle),
    requestIdleCallback: (run: () => void) => setTimeout(run, 0),
    cancelIdleCallback: (handle: number) => clearTimeout(handle),
  })
}

/** Resets what a test changed. */
export function resetBrowser(): void {
  Reflect.deleteProperty(navigator, 'clipboard')
  if (!navigator.onLine) setOnline(true)
  localStorage.clear()
  sessionStorage.clear()
  document.title = ''
  document.body.replaceChildren()
  getSelection()?.removeAllRanges()
  document.documentElement.removeAttribute('data-theme')
  document.documentElement.lang = 'en'
  history.replaceState(null, '', '/')
}

/** Returns the current path and query. */
export function getPath(): string {
  return `${location.pathname}${location.search}`
}
