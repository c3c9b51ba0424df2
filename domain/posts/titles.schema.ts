/** Wire schema of what posts are called. */
import { z } from 'zod'

/** The name of a post that another one refers to: its title or first words, '' for neither, and how long its voice is. */
export const nameShape = { title: z.string(), seconds: z.number() }
