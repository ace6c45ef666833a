import { type Line, type PlainSay } from './line.ts'
import { booking, declinesCall, letsThink } from './booking.ts'
import {
  acknowledgements,
  followUps,
  openingAnswers,
  openings,
  reEngagements,
  resumptions,
  situationAnswers,
  situations,
} from './openings.ts'
import { exchangeOf } from './leadReplies.ts'
import { objections, topics } from './topics.ts'

/** Returns the value for the placeholder `{name}`. */
export type Values = (name: string) => string

/** The text of a line. `variant`, a whole number, selects the wording. */
export const compose = (line: Line, values: Values, variant: number): string => fill(wordingOf(line, variant), values)

/** The selected wording. Its placeholders, such as `{name}`, have no values yet. */
export function wordingOf(line: Line, variant: number): string {
  const options = wordings(line)
  return options[variant % options.length] ?? ''
}

/** Replaces each placeholder with its value. The value of `{Name}` begins with a capital letter. */
export function fill(text: string, values: Values): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const first = name.slice(0, 1)
    return first === first.toLowerCase() ? values(name) : capital(values(first.toLowerCase() + name.slice(1)))
  })
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const plainWordings: Readonly<Record<PlainSay, readonly string[]>> = {
  ...booking,
  reEngagement: reEngagements,
  outOfOffice: openings.outOfOffice,
  acknowledgement: acknowledgements,
  situation: situations,
  situationAnswer: situationAnswers,
  followUp: followUps,
  resumption: resumptions,
  declinesCall,
  letsThink,
}

function wordings(line: Line): readonly string[] {
  if ('topic' in line)
    return line.say === 'answerAndPropose' ? proposals(line.topic) : topics[line.topic][topicParts[line.say]]
  if ('objection' in line) return objections[line.objection][objectionParts[line.say]]
  if ('mood' in line) return exchangeOf(line.stage, line.mood)[line.say === 'leadReply' ? 'says' : 'answers']
  if ('delay' in line) return booking.remind[line.delay]
  if ('persona' in line) {
    if (line.persona === 'objection') return objections.priority[line.say === 'opening' ? 'says' : 'answers']
    return line.say === 'opening' ? openings[line.persona] : openingAnswers[line.persona]
  }
  return plainWordings[line.say]
}

const topicParts = { question: 'questions', answer: 'answers' } as const
const objectionParts = { objection: 'says', objectionAnswer: 'answers', insists: 'insists' } as const

function proposals(topic: keyof typeof topics): readonly string[] {
  return topics[topic].answers.flatMap((answer) => booking.propose.map((proposal) => `${answer} ${proposal}`))
}
