/** Limits of tests and hooks, in milliseconds. No test asserts a duration; a busy machine may take long. */
export const TIMEOUTS = { testTimeout: 600_000, hookTimeout: 600_000 }
