/** A row of the error table, and the values of its placeholders. */
export type Params = Record<string, string | number>

/** HTTP status and the text users read. */
export type ErrorRow = {
  status: number
  message: string | ((params: Params) => string)
  /** Sends `params` to the client, for code that needs a value such as a price. */
  exposesParams?: true
}
