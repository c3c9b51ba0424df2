/**
 * Fills the site's origin into the app's HTML: link previews need absolute URLs, and the build does not know the site.
 */
const ORIGIN_PLACEHOLDER = '%ORIGIN%'

/** Replaces the placeholder by the origin. */
export function fillOrigin(html: string, origin: string): string {
  return html.replaceAll(ORIGIN_PLACEHOLDER, origin)
}

/** Does so in a response. A response without a body (304, HEAD) stays unchanged. */
export async function fillOriginInResponse(response: Response, origin: string): Promise<Response> {
  if (response.body === null) return new Response(null, response)
  const page = new Response(fillOrigin(await response.text(), origin), response)
  page.headers.delete('content-length')
  return page
}
