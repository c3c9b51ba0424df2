/** A refusal that is shown as one line, without a stack. */
export class Refusal extends Error {}

/** Runs a command: prints the line of a refusal, and sets the exit code. */
export async function runCommand(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error)
    process.exitCode = 1
  }
}
