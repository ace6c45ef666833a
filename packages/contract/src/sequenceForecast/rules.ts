import { type SequenceProgress } from './schema.ts'

export interface MessageReach {
  /** The number of recipients who will get the message if they do not answer an earlier message. */
  readonly waiting: number
  /** The number of recipients who have received the message. */
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
