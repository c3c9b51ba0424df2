/** The puzzle that suspicious requests have to solve. */

/** Carries the token of a solved puzzle. */
export const PUZZLE_HEADER = 'x-puzzle'
/** The page of the puzzle, shown in a frame. */
export const PUZZLE_PATH = '/api/puzzle'
/** Type of the message in which that page sends its token. */
export const PUZZLE_MESSAGE = 'owlcast.puzzle'
/** The purpose of a solved puzzle, as Turnstile signs it. */
export const PUZZLE_ACTION = 'puzzle'
