import { type Recipient, importResult } from '@tandem/contract'

/** The parts of a recipient that adding it to a sequence depends on. */
export type Candidate = Pick<Recipient, 'id' | 'firstName' | 'lastName' | 'sequenceId' | 'sequenceStatus'>

/** The expected result of adding recipients to a sequence. */
export interface EnrolmentPlan<Row> {
  /** In no sequence, or in this one and not approved for sending. */
  readonly added: readonly Row[]
  readonly present: readonly Row[]
  /** In another sequence. They stay there unless they are reassigned. */
  readonly elsewhere: readonly Row[]
}

/** The expected result for each recipient, according to the list. */
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

/**
 * Whether a recipient that is moved to another sequence can be moved back without a trace. Adding approves it, so that
 * one that was contacted would be contacted again, and one that was not approved yet would be approved (RECIP-25).
 */
export const canMoveBack = ({ sequenceStatus }: Pick<Candidate, 'sequenceStatus'>): boolean =>
  sequenceStatus === 'approved'
