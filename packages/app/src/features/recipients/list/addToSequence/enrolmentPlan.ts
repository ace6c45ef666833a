import { type Recipient, importResult } from '@tandem/contract'

/** A recipient as far as adding it to a sequence is concerned. */
export type Candidate = Pick<Recipient, 'id' | 'firstName' | 'lastName' | 'sequenceId' | 'sequenceStatus'>

/** What adding recipients to a sequence will do (document 3, section 4). */
export interface EnrolmentPlan<Row> {
  /** In no sequence, or in this one without being cleared for sending. */
  readonly added: readonly Row[]
  /** Skipped (was in list). */
  readonly present: readonly Row[]
  /** Held by another sequence; left there unless they are reassigned. */
  readonly elsewhere: readonly Row[]
}

/** What will happen to each of the recipients, as far as the list knows. */
export function enrolmentPlan<Row extends Candidate>(
  recipients: readonly Row[],
  sequenceId: number,
): EnrolmentPlan<Row> {
  const results = Map.groupBy(recipients, (recipient) => {
    const isHere = recipient.sequenceId === sequenceId
    return importResult(isHere ? recipient.sequenceStatus : null, recipient.sequenceId !== null && !isHere)
  })
  return {
    added: results.get('imported') ?? [],
    present: results.get('skipped') ?? [],
    elsewhere: results.get('conflict') ?? [],
  }
}
