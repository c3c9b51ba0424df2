/** Media elements whose files a test plays, breaks and ends: events come later than the call, as in a browser. */
import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/** `MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED`: also the error of a missing file. */
const NOT_SUPPORTED = 4

type State = {
  paused?: boolean
  ended?: boolean
  duration?: number
  error?: { code: number; message: string } | null
}

export type FakeMedia = {
  /** Returns the URL of the file that was played last. */
  getSource(): string | null
  /** Makes playback of the file at this path fail with this code of `MediaError`. */
  breakFile(path: string, code?: number): void
  /** Refuses playback, as browsers do before a user gesture. */
  refusePlaying(error: DOMException): void
  repairFile(path: string): void
  /** Sets the duration of the file that was played last, as once its header is read. */
  setDuration(seconds: number): void
  /** Plays the file that was played last to its end. */
  end(): Promise<void>
  /** Pauses it as the system does for a call or an unplugged headset. */
  pauseBySystem(): Promise<void>
}

/** Reports at once: a waveform is drawn only after it was measured. */
class ReportingObserver {
  private readonly report: () => void

  constructor(report: () => void) {
    this.report = report
  }
  observe() {
    this.report()
  }
  unobserve() {}
  disconnect() {}
}

/** Reflects ARIA attributes as properties, which a waveform sets during playback. */
function stubAria(): void {
  for (const name of ['role', 'ariaValueMax', 'ariaValueNow', 'ariaValueText']) {
    const attribute = name.toLowerCase().replace(/^aria/, 'aria-')
    Object.defineProperty(Element.prototype, name, {
      configurable: true,
      get(this: Element) {
        return this.getAttribute(attribute)
      },
      set(this: Element, value: string) {
        this.setAttribute(attribute, value)
      },
    })
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, name))
  }
}

/** Replaces play and pause of this test's media elements, and lets waveforms be drawn. */
export function mockMedia(): FakeMedia {
  vi.stubGlobal('ResizeObserver', ReportingObserver)
  stubAria()
  const broken = new Map<string, number>()
  let refusal: DOMException | null = null
  const changed = new Map<HTMLMediaElement, Set<string>>()
  let last: HTMLMediaElement | null = null

  function set(element: HTMLMediaElement, state: State): void {
    const names = changed.get(element) ?? new Set()
    changed.set(element, names)
    for (const [name, value] of Object.entries(state)) {
      Object.defineProperty(element, name, { configurable: true, value })
      names.add(name)
    }
  }
  function dispatch(element: HTMLMediaElement, type: string): void {
    element.dispatchEvent(new Event(type))
  }
  function getLast(): HTMLMediaElement {
    if (!last) throw new Error('Nothing was played.')
    return last
  }
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(
    this: HTMLMediaElement,
  ) {
    last = this
    const path = new URL(this.src, location.href).pathname
    set(this, { paused: false, ended: false, error: null })
    await Promise.resolve()
    if (refusal) throw refusal
    const code = broken.get(path)
    if (code === undefined) return dispatch(this, 'playing')
    set(this, { paused: true, error: { code, message: '' } })
    dispatch(this, 'error')
    throw new DOMException('no', 'NotSupportedError')
  })
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    if (this.paused) return
    set(this, { paused: true })
    queueMicrotask(() => dispatch(this, 'pause'))
  })
  // The app's one element outlives this test.
  onTestFinished(() => {
    for (const [element, names] of changed) for (const name of names) Reflect.deleteProperty(element, name)
  })
  return {
    getSource: () => getLast().getAttribute('src'),
    breakFile: (path, code = NOT_SUPPORTED) => void broken.set(path, code),
    refusePlaying(error) {
      refusal = error
    },
    repairFile: (path) => void broken.delete(path),
    setDuration(seconds) {
      set(getLast(), { duration: seconds })
      act(() => dispatch(getLast(), 'loadedmetadata'))
    },
    async pauseBySystem() {
      set(getLast(), { paused: true })
      await act(async () => dispatch(getLast(), 'pause'))
    },
    async end() {
      set(getLast(), { paused: true, ended: true })
      await act(async () => {
        dispatch(getLast(), 'pause')
        dispatch(getLast(), 'ended')
      })
    },
  }
}
