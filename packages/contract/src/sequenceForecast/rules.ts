import { type SequenceProgress } from './schema.ts'

export interface MessageReach {
  /** Recipients who get the message unless they answer first. */
  readonly waiting: number
  /** Recipients who have the message. */
  readonly past: number
}

/** SEQ-86: `position` counts from 0. */
export function messageReach({ steps }: SequenceProgress, position: number): MessageReach {
  let [waiting, past] = [0, 0]
  for (const [got, step] of steps.entries()) {
    if (got > position) past += step.waiting + step.ended
    else waiting += step.waiting
  }
  return { waiting, past }
}
