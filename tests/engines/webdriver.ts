/** The W3C WebDriver protocol, as far as the stories need it, and what a page can do with it. */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'esbuild'
import type { Locator } from './queries'

/** Commands: method and path below the session for HTTP, and the name that Firefox has for it. */
export const COMMANDS = {
  navigate: ['POST /url', 'WebDriver:Navigate'],
  execute: ['POST /execute/async', 'WebDriver:ExecuteAsyncScript'],
  executeSync: ['POST /execute/sync', 'WebDriver:ExecuteScript'],
  click: ['POST /element/{id}/click', 'WebDriver:ElementClick'],
  typeInto: ['POST /element/{id}/value', 'WebDriver:ElementSendKeys'],
  clear: ['POST /element/{id}/clear', 'WebDriver:ElementClear'],
  getRole: ['GET /element/{id}/computedrole', 'WebDriver:GetComputedRole'],
  getLabel: ['GET /element/{id}/computedlabel', 'WebDriver:GetComputedLabel'],
  performActions: ['POST /actions', 'WebDriver:PerformActions'],
  setWindow: ['POST /window/rect', 'WebDriver:SetWindowRect'],
  setTimeouts: ['POST /timeouts', 'WebDriver:SetTimeouts'],
  takeScreenshot: ['GET /screenshot', 'WebDriver:TakeScreenshot'],
} as const
export type Command = keyof typeof COMMANDS
export type Send = <T = unknown>(command: Command, params?: Record<string, unknown>) => Promise<T>

/** A started browser, before anything was opened in it. */
export type StartedBrowser = {
  version: string
  send: Send
  /** Ends all of its processes at once, as a crash or a power cut does. */
  kill: () => Promise<void>
  /** Ends it and deletes what it stored; a profile of the caller stays. */
  close: () => Promise<void>
  /** Folder of what it downloads. */
  downloads: string
}
export type Page = Awaited<ReturnType<typeof createPage>>

/** Keys of the protocol. */
export const KEYS = {
  enter: '\uE007',
  escape: '\uE00C',
  tab: '\uE004',
  end: '\uE010',
  home: '\uE011',
  down: '\uE015',
}
/** The protocol's key of an element reference. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const WAIT_MS = 60_000
const POLL_MS = 100
const DESKTOP_WIDTH = 1280
/** A click that has not arrived by then goes elsewhere. */
const CLICK_WAIT_MS = 2_000
/** Limit of one command. */
const COMMAND_TIMEOUT_MS = 30_000

type ElementReference = { [ELEMENT]: string }

/** Polls until a value is truthy; throws what was waited for and the last error after `ms`. */
export async function pollUntil<T>(
  probe: () => Promise<T>,
  what = String(probe),
  ms = WAIT_MS,
): Promise<NonNullable<T>> {
  const end = Date.now() + ms
  for (;;) {
    const [value, error] = await probe().then(
      (given) => [given, null] as const,
      (failed: unknown) => [null, failed] as const,
    )
    if (value) return value
    if (Date.now() > end) throw new Error(`Timed out: ${what}`, { cause: error })
    await new Promise((on) => setTimeout(on, POLL_MS))
  }
}

/** The page of a browser on the site at this origin. */
export async function createPage(
  { version, send: sendCommand, kill, close, downloads }: StartedBrowser,
  origin: string,
) {
  const send: Send = (command, params) => limitTime(sendCommand(command, params), command)
  const queries = await bundleQueries()
  await send('setTimeouts', { script: COMMAND_TIMEOUT_MS, pageLoad: COMMAND_TIMEOUT_MS, implicit: 0 })

  /** Runs a function in the page, and awaits what it returns; arguments and result are JSON. */
  async function run<A extends unknown[], R>(script: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    const answer = await send<{ value: Awaited<R>; error?: string }>('execute', {
      script: `const done = arguments[arguments.length - 1];
        (async () => (${script})(...arguments[0]))().then((value) => done({ value }), (error) => done({ error: String(error) }))`,
      args: [args],
    })
    const { value, error } = answer
    if (error) throw new Error(`${error} in ${script}`)
    return value
  }
  /** Runs a function with the visible elements of a locator, in order. */
  async function query<R>(locator: Locator, script: (elements: Element[]) => R): Promise<R> {
    const ask = (library: string) =>
      send<{ value: R } | null>('executeSync', {
        script: `${library};
          if (!window.owlcastQueries) return null;
          return { value: (${script})(window.owlcastQueries.findElements(arguments[0])) }`,
        args: [locator],
      })
    // Installed once per document.
    const answer = (await ask('')) ?? (await ask(`${queries}; window.owlcastQueries = owlcastQueries`))
    return answer?.value as R
  }
  const find = async (locator: Locator): Promise<string | null> => {
    const element = (await query(locator, ([first]) => first ?? null)) as unknown as ElementReference | null
    return element?.[ELEMENT] ?? null
  }
  const waitFor = (locator: Locator): Promise<string> =>
    pollUntil(() => find(locator), `${toText(locator)} is there`)
  /** Where an element stands once it is in view; null while it takes no input. */
  const findPlace = (locator: Locator): Promise<string | null> =>
    query(locator, ([element]) => {
      if (!element || element.matches(':disabled, [aria-disabled=true]')) return null
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y } = element.getBoundingClientRect()
      return `${x} ${y}`
    })
  /** Does something with an element once it stands still and takes input; what is refused is repeated. */
  async function act(
    locator: Locator,
    what: string,
    doWith: (id: string) => Promise<unknown>,
  ): Promise<void> {
    let last: string | null = null
    await pollUntil(
      async () => {
        const place = await findPlace(locator)
        const isStill = place !== null && place === last
        last = place
        const id = isStill ? await find(locator) : null
        return id !== null && (await doWith(id)) !== false
      },
      `${what} ${toText(locator)}`,
    )
  }
  /** Types into a field, behind what it has; gives a file to an `<input type=file>` that may be hidden. */
  const type = (locator: Locator, text: string) =>
    act(locator, 'type into', (id) => send('typeInto', { id, text }))
  /** Whether a click reaches an element; WebKitGTK’s driver does not say that it missed one that moved. */
  async function click(locator: Locator, id: string): Promise<boolean> {
    await send('executeSync', { script: `return (${watchClick})(...arguments)`, args: [{ [ELEMENT]: id }] })
    await send('click', { id })
    const wasReached = () => run(() => !('isMissed' in window))
    return pollUntil(wasReached, `click on ${toText(locator)}`, CLICK_WAIT_MS).catch(() => false)
  }
  const getUrl = () => run(() => location.href)

  async function setWidth(width: number, height = 900): Promise<void> {
    await send('setWindow', { width, height })
    await pollUntil(async () => (await run(() => innerWidth)) === width, `the page is ${width} px wide`)
  }
  await setWidth(DESKTOP_WIDTH)

  return {
    version,
    downloads,
    kill,
    close,
    run,
    query,
    waitFor,
    getUrl,
    has: async (locator: Locator) => (await find(locator)) !== null,
    waitUntilGone: (locator: Locator) =>
      pollUntil(async () => !(await find(locator)), `${toText(locator)} is gone`),
    waitForUrl: (pattern: RegExp) =>
      pollUntil(async () => pattern.test(await getUrl()), `the URL fits ${pattern}`),
    open: (path: string) => send('navigate', { url: `${origin}${path}` }),
    /** Reloads as users do: Firefox reloads past the service worker for the protocol's own command. */
    async reload(): Promise<void> {
      await run(() => {
        Object.assign(window, { isOld: true })
        setTimeout(() => location.reload())
      })
      const isNew = () => run(() => !('isOld' in window) && document.readyState === 'complete')
      await pollUntil(isNew, 'the page is loaded again')
    },
    setWidth,
    async signIn(cookie: string): Promise<void> {
      // A page of the origin that runs no script.
      await send('navigate', { url: `${origin}/robots.txt` })
      // The protocol's own command does not reach private windows.
      await run((value) => {
        // biome-ignore lint/suspicious/noDocumentCookie: no other way exists in every engine
        document.cookie = `${value}; path=/`
      }, cookie)
    },
    /** Clicks an element once it can be clicked. */
    press: (locator: Locator) => act(locator, 'click', (id) => click(locator, id)),
    /** Replaces the text of a field. */
    async fill(locator: Locator, text: string): Promise<void> {
      await act(locator, 'clear', (id) => send('clear', { id }))
      await type(locator, text)
    },
    type,
    chooseFile: (path: string) => type('input[type=file]', resolve(path)),
    /** Presses keys wherever the focus is. */
    async pressKeys(keys: string): Promise<void> {
      const actions = [...keys].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await send('performActions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    /** Touches an element until `during` has run. */
    async touch(locator: Locator, during: () => Promise<unknown> = async () => null): Promise<void> {
      await waitFor(locator)
      const { x, y } = await query(locator, ([element]) => {
        element?.scrollIntoView({ block: 'center', behavior: 'instant' })
        const box = element?.getBoundingClientRect() ?? new DOMRect()
        return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
      })
      const perform = (actions: unknown[]) =>
        send('performActions', {
          actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions }],
        })
      await perform([
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
      ])
      await during()
      await perform([{ type: 'pointerUp', button: 0 }])
    },
    /** Elements of a selector that a screen reader reaches within a locator, in order, with their states. */
    async listStops(within: Locator, css: string): Promise<{ id: string; tag: string; states: string[] }[]> {
      const stops = await send<[ElementReference, string, string[]][]>('executeSync', {
        script: 'return window.owlcastQueries.listStops(...arguments)',
        args: [within, css],
      })
      return stops.map(([element, tag, states]) => ({ id: element[ELEMENT], tag, states }))
    },
    /** What the engine says to a screen reader about an element. */
    async describe(id: string): Promise<{ role: string; name: string }> {
      const [role, name] = [await send<string>('getRole', { id }), await send<string>('getLabel', { id })]
      return { role: role, name: name }
    },
    /** Saves what is visible, for a person to look at. */
    async saveScreenshot(path: string): Promise<void> {
      writeFileSync(path, Buffer.from(await send<string>('takeScreenshot'), 'base64'))
    },
  }
}

/** Marks the page until an element is clicked. A new document has no mark. */
function watchClick(element: Element): void {
  Object.assign(window, { isMissed: true })
  const listener = (event: Event) => {
    if (!event.composedPath().includes(element)) return
    Reflect.deleteProperty(window, 'isMissed')
    removeEventListener('click', listener, { capture: true })
  }
  addEventListener('click', listener, { capture: true })
}

/** Rejects for a browser that does not answer. */
async function limitTime<T>(answer: Promise<T>, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer to ${what}`)), COMMAND_TIMEOUT_MS)
  })
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}

const toText = (locator: Locator) => (typeof locator === 'string' ? locator : JSON.stringify(locator))

/** The queries of Testing Library as a script that defines `owlcastQueries`. */
let bundled: Promise<string> | null = null
function bundleQueries(): Promise<string> {
  bundled ??= build({
    entryPoints: [new URL('queries.ts', import.meta.url).pathname],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'owlcastQueries',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
  }).then(({ outputFiles }) => outputFiles[0]?.text ?? '')
  return bundled
}
