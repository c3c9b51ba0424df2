/** `node measure-part.mjs NAME OPTIONS`, forked by part-process.mjs: measures one part and sends `{ lines }` or `{ error }`. */
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
  sendAndExit({ lines: await measure(JSON.parse(options)) }, 0)
} catch (error) {
  sendError(error)
}
