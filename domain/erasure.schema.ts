/** The shapes of leaving for good, and of taking everything along, on the wire. */
import { z } from 'zod'

/** How somebody shows that it is really them: what they have of these, the first one. */
export const PROOFS = ['password', 'code', 'session'] as const
export type Proof = (typeof PROOFS)[number]

export const ownDataShape = z.strictObject({
  /** What there is to take along: sounds and pictures, and about how many bytes all of it is. */
  files: z.number(),
  bytes: z.number(),
  /** What is asked for before everything is deleted. */
  proof: z.enum(PROOFS),
  /** The number a code is sent to, as people of its country write it. */
  phone: z.string().nullable(),
  /** Until when the present session is proof enough, where there is no other; null once it is too old. */
  freshUntil: z.number().nullable(),
})
export type OwnData = z.infer<typeof ownDataShape>

const text = z.string().max(1000)

export const eraseShape = z.strictObject({
  /** The username, typed to confirm. */
  username: text,
  password: text.optional(),
  codeId: z.string().max(100).optional(),
  code: text.optional(),
})
export type Erase = z.infer<typeof eraseShape>

/** The receipt. */
export const erasedShape = z.strictObject({
  erasedAt: z.number(),
  hadPayments: z.boolean(),
  /** A last mail is on its way. */
  isMailed: z.boolean(),
  /** Nothing is left already; else the rest goes in the next minutes, and nobody sees it until then. */
  isDone: z.boolean(),
})
export type Erased = z.infer<typeof erasedShape>
