import { type ValueEdits } from '@tandem/components'
import { useCallback } from 'react'
import { type DelayEdit } from '@tandem/contract'
import {
  type MessagesValue,
  withDelay,
  withMessageAdded,
  withMessageMoved,
  withMessageRemoved,
  withRequests,
  withRequestText,
  withText,
} from './messagesValue.ts'

export interface MessageSelection {
  /** The `systemId` of the selected message. The first message is selected if no message has this id. */
  readonly messageId: string | undefined
  readonly onMessageChange: (messageId: string) => void
}

interface MessageEditsOptions extends MessageSelection {
  readonly value: MessagesValue
  readonly history: ValueEdits<MessagesValue>
}

/**
 * In the history, the part of a change is the `systemId` of the changed message. `requestsPart` is the part if the user
 * turned the connection requests on or off.
 */
const requestsPart = 'requests'

export function useMessageEdits({ value, history, messageId, onMessageChange: select }: MessageEditsOptions) {
  const { templates } = value
  const selected = templates.find(({ systemId }) => systemId === messageId) ?? templates[0]
  const changeDelay = useCallback(
    (systemId: string, edit: DelayEdit) => history.change(withDelay(history.value, systemId, edit), systemId),
    [history],
  )
  const turnRequests = useCallback(
    (isOn: boolean) => history.change(withRequests(history.value, isOn), requestsPart),
    [history],
  )
  const turnText = useCallback(
    (_: unknown, { isOn }: { readonly isOn: boolean }) =>
      history.change(withRequestText(history.value, isOn), history.value.templates[0]?.systemId ?? requestsPart),
    [history],
  )
  return {
    selected,
    select,
    history,
    changeDelay,
    type: (systemId: string, text: string) => history.type(withText(history.value, systemId, text), systemId),
    replaceText: (systemId: string, text: string) => history.change(withText(history.value, systemId, text), systemId),
    add: () => {
      const systemId = crypto.randomUUID()
      history.change(withMessageAdded(value, systemId), systemId)
    },
    remove: (systemId: string) => {
      const index = templates.findIndex((each) => each.systemId === systemId)
      const next = templates[index + 1] ?? templates[index - 1]
      if (systemId === selected?.systemId && next) select(next.systemId)
      history.change(withMessageRemoved(value, index), systemId)
    },
    move: (from: number, to: number) =>
      history.change(withMessageMoved(value, from, to), templates[from]?.systemId ?? requestsPart),
    turnRequests,
    turnText,
  }
}

export type MessageEdits = ReturnType<typeof useMessageEdits>
