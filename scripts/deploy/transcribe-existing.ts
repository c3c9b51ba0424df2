/** The SQL of `npm run transcribe-existing`: queues recordings that were published without an engine, newest first. */

import { TRANSCRIPT_MIN_SECONDS } from '../../domain/transcripts/transcript.ts'

/** Rows per run: more would take too long for one statement of D1. */
export const QUEUED_PER_RUN = 1000

const NOW = "cast(unixepoch('subsec') * 1000 as integer)"

/** Public recordings whose authors have not declined, and those whose authors asked a site without an engine. */
const QUEUE = `INSERT INTO transcripts (seq, post_id, media_id, state, requested, language, seconds, due_at, created_at)
  SELECT p.seq, p.id, p.media_id, 'waiting', p.transcript_state IS NOT NULL, coalesce(p.language, ''), p.seconds, ${NOW}, ${NOW}
  FROM posts p JOIN profiles a ON a.id = p.author_id
  WHERE p.media_id IS NOT NULL AND p.seconds >= ${TRANSCRIPT_MIN_SECONDS} AND p.hidden_at IS NULL AND (p.expires_at IS NULL OR p.expires_at > ${NOW})
    AND (p.transcript_state = 'not_configured' OR (p.transcript_state IS NULL AND p.visibility = 'public'
      AND p.kind NOT IN ('hum', 'nightingale') AND a.transcripts_off_since IS NULL
      AND p.recipient_id IS NULL AND p.recipient_email IS NULL AND p.recipient_phone IS NULL))
    AND NOT EXISTS (SELECT 1 FROM transcripts t WHERE t.seq = p.seq)
  ORDER BY p.seq DESC LIMIT ${QUEUED_PER_RUN}`

const RETRY = `UPDATE transcripts SET state = 'waiting', attempts = 0, due_at = ${NOW}, last_error = NULL
  WHERE seq IN (SELECT seq FROM transcripts WHERE state IN ('failed', 'not_configured') ORDER BY seq DESC LIMIT ${QUEUED_PER_RUN})`

const SHOW = `UPDATE posts SET transcript_state = 'waiting'
  WHERE transcript_state IS NOT 'waiting' AND seq IN (SELECT seq FROM transcripts WHERE state = 'waiting')`

/** Statements in order; can be run again at any time. */
export const STATEMENTS = [QUEUE, RETRY, SHOW]
