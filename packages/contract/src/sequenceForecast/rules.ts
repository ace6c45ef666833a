import { type SequenceProgress } from './schema.ts'

/**
 * SEQ-86: the number of recipients who are affected by a change of a message, and of recipients who already have the
 * message.
 */
export interface MessageReach {
  /** Number of recipients who get the message unless they answer before. */
  readonly waiting: number
  /** Number of recipients who already have the message. */
  readonly past: number
}

/** SEQ-86: the numbers of recipients who wait for the message at a position, and who already have it. */
export function messageReach({ steps }: SequenceProgress, position: number): MessageReach {
  let [waiting, past] = [0, 0]
  for (const [got, step] of steps.entries()) {
    if (got > position) past += step.waiting + step.ended
    else waiting += step.waiting
  }
  return { waiting, past }
}
