import { type ReminderDelay } from '@tandem/contract'
import { type Persona } from '../rows/leadBehaviour.ts'
import { type booking } from './booking.ts'
import { type ObjectionKey, type TopicKey } from './topics.ts'

/** Lines that need nothing but the two people. */
export type PlainSay =
  | 'reEngagement'
  | 'outOfOffice'
  | 'situation'
  | 'situationAnswer'
  | 'followUp'
  | 'acknowledgement'
  | 'resumption'
  | 'declinesCall'
  | 'letsThink'
  | Exclude<keyof typeof booking, 'remind'>

/** What is said, by its kind; `compose` finds the words. */
export type Line =
  | { readonly say: 'opening' | 'openingAnswer'; readonly persona: Exclude<Persona, 'silence'> }
  | { readonly say: PlainSay }
  | { readonly say: 'question' | 'answer' | 'answerAndPropose'; readonly topic: TopicKey }
  | { readonly say: 'objection' | 'objectionAnswer' | 'insists'; readonly objection: ObjectionKey }
  | { readonly say: 'remind'; readonly delay: ReminderDelay }
