import { fileURLToPath } from 'node:url'

/** Where attacks leave their figures: a JSON array of three texts a line. */
export const FIGURES = fileURLToPath(new URL('../../test-results/abuse-figures.jsonl', import.meta.url))
