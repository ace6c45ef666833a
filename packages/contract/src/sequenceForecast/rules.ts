import { type SequenceProgress } from './schema.ts'

/** SEQ-86: the numbers of recipients before and after a message. */
export interface MessageReach {
  /** Number of recipients who get the message unless they answer first. */
  readonly waiting: number
  /** Number of recipients who already have the message. */
  readonly past: number
}

/** SEQ-86: the numbers of recipients who wait for the message at a position (from 0), and who already have it. */
export function messageReach({ steps }: SequenceProgress, position: number): MessageReach {
  let [waiting, past] = [0, 0]
  for (const [got, step] of steps.entries()) {
    if (got > position) past += step.waiting + step.ended
    else waiting += step.waiting
  }
  return { waiting, past }
}
