import { type SequenceProgress } from './schema.ts'

/** SEQ-86: the number of recipients whom a change of a message affects, and of those who already have it. */
export interface MessageReach {
  /** Recipients who get the message unless they answer before. */
  readonly waiting: number
  /** Recipients who already have the message. */
  readonly past: number
}

/** SEQ-86: the recipients who wait for the message at a position of a sequence, and those who already have it. */
export function messageReach({ steps }: SequenceProgress, position: number): MessageReach {
  let [waiting, past] = [0, 0]
  for (const [got, step] of steps.entries()) {
    if (got > position) past += step.waiting + step.ended
    else waiting += step.waiting
  }
  return { waiting, past }
}
