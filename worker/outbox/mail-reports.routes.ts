/** The mail provider's reports about addresses. */
import { appError } from '../../domain/errors/errors'
import { createRouter, defineRoute } from '../gate/define-route'
import { handleMailReport } from './address-reports.service'

/** The body is read raw, because the signature covers its bytes. */
const mailReport = defineRoute({
  method: 'post',
  path: '/api/mail/resend',
  access: 'public',
  maxBytes: 256 * 1024,
  responses: { 204: { description: 'Processed, now or before' } },
})

export const mailReportsRoutes = createRouter().handle(mailReport, async ({ deps, c }) => {
  const readHeader = (name: string) => c.req.header(name) ?? ''
  const isGenuine = await handleMailReport(deps, {
    id: readHeader('svix-id'),
    timestamp: readHeader('svix-timestamp'),
    signature: readHeader('svix-signature'),
    body: await c.req.text(),
  })
  if (!isGenuine) throw appError('email.report_unsigned')
})
