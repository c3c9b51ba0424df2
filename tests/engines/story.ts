/** A test about what users do, in one engine: a site, speech for its microphones, and browsers that are closed afterwards. */
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, onTestFinished, test } from 'vitest'
import { openServer, type Person, type TestServer } from '../abuse/test-server'
import { type Ability, getEngine, type StartOptions } from './engines'
import { type Network, openNetwork } from './network'
import { openSound, type Sound } from './sound'
import { createPage, type Page } from './webdriver'

export const getFixturePath = (name: string) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url))
const SPEECH = getFixturePath('speech-a.48k.wav')
/** Screenshots of failed stories. */
const RESULTS = fileURLToPath(new URL('../../test-results/', import.meta.url))

type OpenOptions = Omit<StartOptions, 'sound'> & {
  /** The signed-in user; a visitor without. */
  as?: Person
}
type World = { server: TestServer; sound: Sound; network: Network }
export type Story = World & {
  /** Opens a browser. */
  open: (options?: OpenOptions) => Promise<Page>
  wren: Person
  mara: Person
}

const engine = getEngine()
let world: World

beforeAll(async () => {
  const network = await openNetwork()
  const server = await openServer({ ORIGIN: network.origin })
  network.connect(server.port)
  world = { server, network, sound: await openSound() }
})
afterAll(async () => {
  world.sound.close()
  await world.server.close()
  await world.network.close()
})

/** The title of a story names what users can do; it is skipped with a reason in an engine without an ability. */
export function story(title: string, needs: readonly Ability[], run: (given: Story) => Promise<void>) {
  const reason = needs.map((ability) => engine.lacks[ability]).find(Boolean)
  test.skipIf(reason !== undefined)(reason ? `${title} [${reason}]` : title, async () => {
    const { server, sound, network } = world
    const pages: Page[] = []
    const open = async ({ as, ...options }: OpenOptions = {}) => {
      const page = await createPage(await engine.start({ sound, ...options }), network.origin)
      pages.push(page)
      if (as) await page.signIn(as.cookie)
      return page
    }
    onTestFinished(async () => {
      network.isUp = true
      sound.stopSpeaking()
      for (const page of pages) await page.close()
    })
    sound.speak(SPEECH)
    const [wren, mara] = [await server.createUser('Wren Okafor'), await server.createUser('Mara Lindqvist')]
    await run({ ...world, open, wren, mara }).catch(async (error: unknown) => {
      for (const [at, page] of pages.entries())
        await page
          .saveScreenshot(`${RESULTS}${title.replaceAll(/\W+/g, '-')}-${at + 1}.png`)
          .catch(() => null)
      throw error
    })
  })
}
