/**
 * `node measure-part.mjs NAME OPTIONS`, forked by part-process.mjs: measures one part. Sends `{ lines }` of each step that the
 * part reports, then `{ lines, isDone: true }` or `{ error }`.
 */
import { PARTS } from './parts.mjs'

const [name, options] = process.argv.slice(2)

function sendAndExit(message, code) {
  process.send(message, () => process.exit(code))
}

function sendError(error) {
  console.error(error)
  sendAndExit({ error: error instanceof Error ? error.message : String(error) }, 1)
}

// Rejections of abandoned promises arrive here too.
process.on('uncaughtException', sendError)
try {
  const measure = await PARTS[name]()
  const report = (lines) => process.send({ lines })
  sendAndExit({ lines: await measure(JSON.parse(options), report), isDone: true }, 0)
} catch (error) {
  sendError(error)
}
