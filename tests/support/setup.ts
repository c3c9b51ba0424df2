/** Vitest runs this before each API test file; what it imports is bundled and runs once per test server. */
import { prepareStorage } from './storage'

await prepareStorage()
