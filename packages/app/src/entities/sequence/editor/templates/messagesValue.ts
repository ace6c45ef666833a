import {
  blankTemplate,
  blankTemplateText,
  delayOfEdit,
  type DelayEdit,
  firstMessageLength,
  maximumLength,
  type MessageTemplate,
  MessageTemplates,
  type Sequence,
  templateTitle,
  withRequestsSwitched,
  withTemplateAdded,
  withTemplateMoved,
  withTemplateRemoved,
} from '@tandem/contract'
import { editorMessages } from '../messages.ts'
import { partProblem } from '../partProblem.ts'

const { templates: texts } = editorMessages

/** The part of a sequence that the editor of messages edits. */
export type MessagesValue = Pick<Sequence, 'templates' | 'sendConnectionRequests' | 'sendEmptyConnectionRequest'>

const withTemplates = (value: MessagesValue, templates: MessageTemplate[]): MessagesValue => ({ ...value, templates })

const withChanged = (value: MessagesValue, systemId: string, part: Partial<MessageTemplate>): MessagesValue =>
  withTemplates(
    value,
    value.templates.map((template) => (template.systemId === systemId ? { ...template, ...part } : template)),
  )

export const withText = (value: MessagesValue, systemId: string, text: string): MessagesValue =>
  withChanged(value, systemId, { text })

/** Changes the delay of a message (SEQ-36). */
export const withDelay = (value: MessagesValue, systemId: string, edit: DelayEdit): MessagesValue =>
  withChanged(value, systemId, { delaySecs: delayOfEdit(edit) })

/** Adds a message at the end (SEQ-28). */
export const withMessageAdded = (value: MessagesValue, systemId: string): MessagesValue =>
  withTemplates(value, withTemplateAdded(value.templates, systemId))

export const withMessageRemoved = (value: MessagesValue, index: number): MessagesValue =>
  withTemplates(value, withTemplateRemoved(value.templates, index))

/** Moves a message to another position (SEQ-29). */
export const withMessageMoved = (value: MessagesValue, from: number, to: number): MessagesValue =>
  withTemplates(value, withTemplateMoved(value.templates, from, to))

/** Turns connection requests on or off (SEQ-30, SEQ-32). */
export const withRequests = (value: MessagesValue, isOn: boolean): MessagesValue => ({
  ...value,
  sendConnectionRequests: isOn,
  templates: withRequestsSwitched(value.templates, isOn),
})

/** Turns the text of the connection request on or off (SEQ-31). */
export const withRequestText = (value: MessagesValue, isOn: boolean): MessagesValue => ({
  ...value,
  sendEmptyConnectionRequest: !isOn,
})

/** True if the first message is the text of a connection request, which must be short (SEQ-34). */
export const hasRequestText = ({ sendConnectionRequests, sendEmptyConnectionRequest }: MessagesValue): boolean =>
  sendConnectionRequests && !sendEmptyConnectionRequest

/** SEQ-35: the length of a connection request that is too long to be saved. Undefined if it is short enough. */
export function tooLongFirstMessage(value: MessagesValue) {
  const [first] = value.templates
  const measured = first && hasRequestText(value) ? firstMessageLength(first.text) : undefined
  return measured?.isTooLong ? measured : undefined
}

/** The title of the message at an index. Without requests, the first message is a normal message. */
export const messageTitle = ({ sendConnectionRequests }: MessagesValue, index: number): string =>
  index === 0 && !sendConnectionRequests ? texts.firstWithoutRequest : templateTitle(index)

/**
 * A message that cannot be saved (SEQ-137): the first message that exceeds the limit, otherwise the first message
 * without a text.
 */
export function refusedMessage(value: MessagesValue) {
  const { templates } = value
  const long = templates.findIndex(({ text }) => text.length > maximumLength.messageText)
  const index = long < 0 ? blankTemplate(templates, value) : long
  const template = index === undefined ? undefined : templates[index]
  if (index === undefined || !template) return undefined
  return { systemId: template.systemId, title: messageTitle(value, index) }
}

/** SEQ-137: the reason why the messages cannot be saved, with the title of the message. */
export function refusedMessageText(value: MessagesValue): string | undefined {
  const refused = refusedMessage(value)
  const text = partProblem(MessageTemplates, value.templates) ?? (refused && blankTemplateText)
  return refused ? `${refused.title}: ${text}` : text
}
