import { type ReminderDelay } from '@tandem/contract'
import { type Persona, type ReplyMood, type ReplyStage } from '../rows/leadBehaviour.ts'
import { type booking } from './booking.ts'
import { type ObjectionKey, type TopicKey } from './topics.ts'

/** The lines that need no topic, objection or other data. */
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

/** `compose` gives the text of a line. */
export type Line =
  | { readonly say: 'opening' | 'openingAnswer'; readonly persona: Exclude<Persona, 'silence'> }
  | { readonly say: PlainSay }
  | { readonly say: 'question' | 'answer' | 'answerAndPropose'; readonly topic: TopicKey }
  | { readonly say: 'objection' | 'objectionAnswer' | 'insists'; readonly objection: ObjectionKey }
  | { readonly say: 'leadReply' | 'leadReplyAnswer'; readonly stage: ReplyStage; readonly mood: ReplyMood }
  | { readonly say: 'remind'; readonly delay: ReminderDelay }
