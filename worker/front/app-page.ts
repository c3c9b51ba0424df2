/**
 * The page of the app is a file, and link previews need whole addresses: it is built with this in place of the site's own,
 * which is filled in where the site is known.
 */
const ORIGIN_PLACEHOLDER = '%ORIGIN%'

/** Fills the address of the site into the page of the app. */
export function fillOrigin(html: string, origin: string): string {
  return html.replaceAll(ORIGIN_PLACEHOLDER, origin)
}

/** The same for an answer. One without a body (304, or to HEAD) stays as it is. */
export async function withOrigin(answer: Response, origin: string): Promise<Response> {
  if (answer.body === null) return new Response(null, answer)
  const page = new Response(fillOrigin(await answer.text(), origin), answer)
  page.headers.delete('content-length')
  return page
}
