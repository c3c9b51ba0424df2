/** Limits of healing stories. */

/** A healing story's form; together the fields leave room for the longest script in a description. */
export const HUM_LIMITS = {
  recipientName: 60,
  alias: 60,
  condition: 120,
  presentOutcome: 200,
  wholenessFeeling: 120,
  meaningPurpose: 120,
  witnesses: 120,
} as const
