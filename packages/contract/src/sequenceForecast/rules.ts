import { type SequenceProgress } from './schema.ts'

/** SEQ-86: how many recipients a change of a message affects, and how many are past it. */
export interface MessageReach {
  /** They get the message unless they answer before. */
  readonly waiting: number
  /** They have got it. */
  readonly past: number
}

/** SEQ-86: the recipients who wait for the message at a position of a sequence, and those who have got it. */
export function messageReach({ steps }: SequenceProgress, position: number): MessageReach {
  let [waiting, past] = [0, 0]
  for (const [got, step] of steps.entries()) {
    if (got > position) past += step.waiting + step.ended
    else waiting += step.waiting
  }
  return { waiting, past }
}
