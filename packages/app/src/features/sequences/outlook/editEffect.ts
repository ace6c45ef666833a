import { messageReach, type SequenceProgress, type SequenceSummary, templateTitle } from '@tandem/contract'
import { isDeepEqual } from '../../../shared/isDeepEqual.ts'
import { outlookPanelMessages } from './messages.ts'

const texts = outlookPanelMessages.effect

/** The parts of a sequence whose change concerns recipients who wait. */
const effectParts = [
  'templates',
  'aiTemplates',
  'sendConnectionRequests',
  'schedule',
  'startDate',
  'scheduleTimezone',
] as const
type EffectPart = (typeof effectParts)[number]
export type EditedSequence = Pick<SequenceSummary, 'type' | EffectPart>

/** Lines about messages that show; more are counted. */
const maximumLines = 4

interface Message {
  readonly systemId?: string
  readonly delaySecs: number
}

/** The messages of a sequence. Those of a re-engagement are told apart by their position only. */
const messagesOf = ({ type, templates, aiTemplates }: EditedSequence): readonly Message[] =>
  type === 'cloud' ? templates : aiTemplates

const titleAt = (type: EditedSequence['type'], position: number): string =>
  type === 'cloud' ? templateTitle(position) : texts.step(position)

/** SEQ-161: what changed messages mean for the recipients of a sequence, in sentences. */
export function messageEffects(saved: EditedSequence, edited: EditedSequence, progress: SequenceProgress): string[] {
  const [before, after] = [messagesOf(saved), messagesOf(edited)]
  const nameOf = (position: number) => titleAt(saved.type, position)
  const isKept = (message: Message, among: readonly Message[], position: number) =>
    message.systemId === undefined
      ? position < among.length
      : among.some(({ systemId }) => systemId === message.systemId)
  const lines = [
    ...before.flatMap((message, position) => {
      if (isKept(message, after, position)) return []
      const { waiting, past } = messageReach(progress, position)
      return texts.removed(nameOf(position), waiting, past)
    }),
    ...after.flatMap((message, position) => {
      const { waiting, past } = messageReach(progress, position)
      if (!isKept(message, before, position)) return texts.added(nameOf(position), waiting)
      return isDeepEqual(message, before[position]) ? [] : texts.message(nameOf(position), waiting, past)
    }),
  ]
  const rest = lines.length - maximumLines
  return rest > 0 ? [...lines.slice(0, maximumLines), texts.more(rest)] : lines
}

const timeParts = ['sendConnectionRequests', 'schedule', 'startDate', 'scheduleTimezone'] as const

/** Whether a change moves when recipients are contacted. */
export const movesTimes = (saved: EditedSequence, edited: EditedSequence): boolean =>
  timeParts.some((part) => !isDeepEqual(saved[part], edited[part]))

/** Whether a change touches messages. */
export const touchesMessages = (saved: EditedSequence, edited: EditedSequence): boolean =>
  !isDeepEqual(messagesOf(saved), messagesOf(edited))
