/** Commands of npm: their options and their help, and errors that are shown as one line. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** A refusal that is shown as its message, without a stack. */
export class Refusal extends Error {}

/**
 * Runs a command with its options, and sets the exit code. An error that nobody foresaw keeps its stack.
 * @template {import('node:util').ParseArgsOptionsConfig} Options
 * @param {string} script `import.meta.url` of the command
 * @param {Options} options
 * @param {(values: ReturnType<typeof parseArgs<{ options: Options }>>['values']) => Promise<void>} main
 */
export async function runCommand(script, options, main) {
  const values = readOptions(script, options)
  try {
    await main(values)
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error)
    process.exitCode = 1
  }
}

/**
 * Reads the options of a command. Exits with the comment at the top of its file for `--help`, and for an unknown option.
 * @template {import('node:util').ParseArgsOptionsConfig} Options
 * @param {string} script `import.meta.url` of the command
 * @param {Options} options
 * @param {string[]} [args]
 */
export function readOptions(script, options, args = process.argv.slice(2)) {
  if (args.includes('--help')) {
    console.log(readHelp(script))
    process.exit(0)
  }
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    console.error(`${error.message}\n\n${readHelp(script)}`)
    process.exit(1)
  }
}

/** The comment at the top of a script. */
function readHelp(script) {
  const [, comment = ''] =
    readFileSync(fileURLToPath(script), 'utf8').match(/\/\*\*\s*([\s\S]*?)\s*\*\//) ?? []
  return comment.replaceAll(/^[^\S\n]*\* ?/gm, '')
}
